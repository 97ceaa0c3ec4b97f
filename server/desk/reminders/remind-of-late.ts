import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { lateMail } from "#content/desk/late-mail.ts";
import { deskBase } from "#contract/desk-paths.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { Database } from "#server/db/database.ts";
import { oneAtATime } from "#server/db/one-at-a-time.ts";
import type { Tables } from "#server/db/tables.ts";
import { findPerson } from "#server/desk/people.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { lateBefore } from "#server/desk/tray/late.ts";
import { enqueueMail } from "#server/outbox/enqueue-mail.ts";

/** Leads that one mail names. */
const mostNamed = 50;
/** The entry in a lead's trail that records the mail; it prevents a second one. */
const reminded = "reminded";

/**
 * Mails the people who chose reminders about the leads that wait too long, once for each lead: their
 * own, and those of nobody or of somebody who may no longer enter the desk. The mail names ids and links, not the visitors' texts.
 */
export async function remindOfLate(
  { commit, engine, now }: Database,
  { people, siteUrl }: { people: readonly DeskPerson[]; siteUrl: string },
): Promise<void> {
  await commit(async (trx) => {
    await oneAtATime(trx, engine, "reminders of late leads");
    const at = await clock(trx, now);
    const late = await trx
      .selectFrom("leads")
      .select(["id", "owner"])
      .where("folder", "=", "waiting")
      .where("created_at", "<", lateBefore(at))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("lead_events")
              .select("lead_events.id")
              .whereRef("lead_events.lead_id", "=", "leads.id")
              .where("what", "=", reminded),
          ),
        ),
      )
      .orderBy("created_at")
      .limit(mostNamed)
      .execute();
    if (late.length === 0) return;
    const off = await trx
      .selectFrom("desk_people")
      .select("address")
      .where("mail_late", "=", 0)
      .execute();
    const wanting = people.filter((one) => off.every(({ address }) => address !== one.address));
    for (const { address } of wanting) {
      const mine = late.filter(({ owner }) => owner === address || !findPerson(people, owner));
      if (mine.length > 0) await mailTo(trx, now, address, mine, siteUrl);
    }
    await trx
      .insertInto("lead_events")
      .values(
        late.map(({ id }) => ({
          id: randomUUID(),
          lead_id: id,
          at,
          who: "",
          what: reminded,
          text: "",
        })),
      )
      .execute();
  });
}

async function mailTo(
  trx: Kysely<Tables>,
  now: Database["now"],
  to: string,
  leads: { id: string }[],
  siteUrl: string,
): Promise<void> {
  const links = leads.map(({ id }) => `${siteUrl}${deskBase}/leads/${id}`);
  const mail = {
    to,
    subject: lateMail.subject(leads.length),
    text: [lateMail.text(), "", ...links, "", lateMail.end, ""].join("\n"),
  };
  await enqueueMail(trx, now, { id: randomUUID(), mail });
}
