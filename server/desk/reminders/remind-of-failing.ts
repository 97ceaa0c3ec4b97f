import { randomUUID } from "node:crypto";
import { failingMail } from "#content/desk/failing-mail.ts";
import { deskPath } from "#contract/desk-paths.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { Database } from "#server/db/database.ts";
import { audit } from "#server/desk/audit.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { enqueueMail } from "#server/outbox/enqueue-mail.ts";

/** Milliseconds for which a connection may take nothing before people get a mail. */
const longFailing = 3_600_000;
/** The entry in the record that prevents a second mail about the same outage. */
const mailed = "mailed about a connection";

/**
 * Mails the people who want it about connections that have taken nothing for an hour, once for each
 * outage. The mail names the host: the whole address may be a secret.
 */
export async function remindOfFailing(
  { commit, now }: Database,
  { people, siteUrl }: { people: readonly DeskPerson[]; siteUrl: string },
): Promise<void> {
  await commit(async (trx) => {
    const at = await clock(trx, now);
    const failing = await trx
      .selectFrom("hooks")
      .select(["id", "url"])
      .where("state", "=", "failing")
      .where("failing_since", "<", at - longFailing)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("desk_audit")
              .select("desk_audit.id")
              .whereRef("desk_audit.about", "=", "hooks.id")
              .whereRef("desk_audit.at", ">=", "hooks.failing_since")
              .where("desk_audit.what", "=", mailed),
          ),
        ),
      )
      .execute();
    if (failing.length === 0) return;
    const off = await trx
      .selectFrom("desk_people")
      .select("address")
      .where("mail_hooks", "=", 0)
      .execute();
    const wanting = people.filter((one) => off.every(({ address }) => address !== one.address));
    for (const { id, url } of failing) {
      const host = URL.parse(url)?.host ?? id;
      const link = `${siteUrl}${deskPath("connections")}/${id}`;
      const text = [failingMail.text(host), "", link, "", failingMail.end, ""].join("\n");
      for (const { address } of wanting)
        await enqueueMail(trx, now, {
          id: randomUUID(),
          mail: {
            to: address,
            subject: failingMail.subject(host),
            text,
            headers: { "Auto-Submitted": "auto-generated" },
          },
        });
      await audit(trx, now, { who: "", what: mailed, about: id });
    }
  });
}
