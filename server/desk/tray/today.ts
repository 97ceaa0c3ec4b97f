import { sql } from "kysely";
import { scheduling } from "#content/scheduling.ts";
import type { Today } from "#contract/desk-tray.ts";
import { instantOf, wallTimeAt } from "#server/bookings/zone-clock.ts";
import type { Database } from "#server/db/database.ts";
import type { Audited } from "#server/desk/audit.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";

/** Newest leads by which the sources are chosen that a list offers. */
const looked = 300;
/** Sources that a list offers; others can be typed. */
const mostSources = 8;

/** The sources of the newest leads, the most frequent first. */
export async function newestSources({ db }: Database): Promise<string[]> {
  const newest = db
    .selectFrom("leads")
    .select(["source", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(looked);
  const rows = await db
    .selectFrom(newest.as("newest"))
    .select((eb) => [
      "source",
      eb.fn.countAll<number>().as("leads"),
      eb.fn.max("created_at").as("last"),
    ])
    .where("source", "<>", "")
    .groupBy("source")
    .execute();
  return rows
    .sort((a, b) => Number(b.leads) - Number(a.leads) || Number(b.last) - Number(a.last))
    .slice(0, mostSources)
    .map(({ source }) => source);
}

/** The leads of this day in the company's zone, and how soon they were answered. */
export async function readToday({ db, now }: Database): Promise<Today> {
  const { zone } = scheduling;
  const { date } = wallTimeAt(await clock(db, now), zone);
  const from = instantOf({ date, minutes: 0 }, zone);
  const isLead = sql`standing not in ('suspect', 'spam')`;
  const row = await db
    .selectFrom("leads")
    .select([
      sql<number>`count(case when ${isLead} then 1 end)`.as("leads"),
      sql<number>`count(case when ${isLead} and answered_at > 0 then 1 end)`.as("answered"),
      sql<number>`coalesce(max(case when ${isLead} and answered_at > 0
        then answered_at - created_at end), 0)`.as("slowest"),
      sql<number>`count(case when standing = 'suspect' then 1 end)`.as("suspect"),
    ])
    .where("created_at", ">=", from)
    .executeTakeFirstOrThrow();
  const lastAnswer = await db
    .selectFrom("desk_audit")
    .select(["who", "at"])
    .where("at", ">=", from)
    .where("what", "=", "answered" satisfies Audited)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const { leads, answered, slowest, suspect } = row;
  return {
    leads: Number(leads),
    answered: Number(answered),
    slowest: Number(slowest),
    suspect: Number(suspect),
    lastAnswer,
  };
}
