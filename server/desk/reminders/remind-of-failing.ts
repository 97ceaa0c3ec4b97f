import { randomUUID } from "node:crypto";
import { failingMail } from "#content/desk/failing-mail.ts";
import { deskPath } from "#contract/desk-paths.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { Database } from "#server/db/database.ts";
import { oneAtATime } from "#server/db/one-at-a-time.ts";
import { audit } from "#server/desk/audit.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { enqueueMail } from "#server/outbox/enqueue-mail.ts";
import { hookName } from "#server/webhooks/hook-name.ts";

/** Milliseconds without a successful delivery after which people get a mail. */
const longFailing = 3_600_000;
/** The entry in the record that prevents a second mail about the same outage. */
const mailed = "mailed about a connection";

/**
 * Mails everybody who chose these mails about connections that have accepted nothing for an hour,
 * once for each outage. The mail names the connection.
 */
export async function remindOfFailing(
  { commit, engine, now }: Database,
  { people, siteUrl }: { people: readonly DeskPerson[]; siteUrl: string },
): Promise<void> {
  await commit(async (trx) => {
    await oneAtATime(trx, engine, "reminders of failing connections");
    const at = await clock(trx, now);
    const failing = await trx
      .selectFrom("hooks")
      .select(["id", "name", "url"])
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
    for (const hook of failing) {
      const { id } = hook;
      const host = hookName(hook) || id;
      const link = `${siteUrl}${deskPath("connections")}/${id}`;
      const text = [failingMail.text(host), "", link, "", failingMail.end, ""].join("\n");
      for (const { address } of wanting)
        await enqueueMail(trx, now, {
          id: randomUUID(),
          mail: {
            to: address,
            subject: failingMail.subject(host),
            text,
          },
        });
      await audit(trx, now, { who: "", what: mailed, about: id });
    }
  });
}
