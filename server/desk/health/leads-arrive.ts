import { healthWords as words } from "#content/desk/health-words.ts";
import { scheduling } from "#content/scheduling.ts";
import type { HealthCheck } from "#contract/desk-health.ts";
import type { Database } from "#server/db/database.ts";
import { sayLong } from "./say-long.ts";

/** Leads whose intervals define a usual silence, and how many times that is unusual. */
const usualOf = 50;
const unusual = 2;
/** Milliseconds. */
const day = 86_400_000;
const week = 7 * day;
/** The same hour of so many weeks is compared; fewer than the least tell nothing of a weekday. */
const weeks = 8;
const fewestWeeks = 4;
/** Milliseconds of silence that nobody needs to look at, where the weekday is known. */
const shortest = 3 * 3_600_000;

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: scheduling.zone });

/**
 * A silence longer than is usual at this hour of this weekday may mean that a form fails. A company
 * with few weeks behind it is compared with the intervals of its last leads.
 */
export async function leadsArrive(database: Database, at: number): Promise<HealthCheck> {
  const name = words.leads;
  const last = await lastBefore(database, at + day);
  if (last === undefined) return { name, needsPerson: false, found: words.noLeads };
  const silence = Math.max(0, at - last);
  const found = words.lastLead(sayLong(silence));
  const before = (
    await Promise.all(
      Array.from({ length: weeks }, (_, index) => silenceAt(database, at - (index + 1) * week)),
    )
  ).filter((one) => one !== undefined);
  if (before.length >= fewestWeeks) {
    const longest = Math.max(...before);
    return {
      name,
      needsPerson: silence > Math.max(shortest, longest * unusual),
      found: `${found} ${words.usualSilence(weekday.format(at), sayLong(longest))}`,
    };
  }
  const longest = await longestInterval(database);
  const isLong = longest !== undefined && silence > Math.max(day, longest * unusual);
  return {
    name,
    needsPerson: isLong,
    found: isLong ? `${found} ${words.longSilence(sayLong(longest))}` : found,
  };
}

async function lastBefore({ db }: Database, at: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("leads")
    .select("created_at")
    .where("created_at", "<=", at)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** How long it had been silent at an instant; undefined when no lead had come for a week. */
async function silenceAt(database: Database, at: number): Promise<number | undefined> {
  const last = await lastBefore(database, at);
  return last !== undefined && at - last < week ? at - last : undefined;
}

/** The longest interval between the last leads; undefined while there are too few. */
async function longestInterval({ db }: Database): Promise<number | undefined> {
  const rows = await db
    .selectFrom("leads")
    .select("created_at")
    .orderBy("created_at", "desc")
    .limit(usualOf)
    .execute();
  if (rows.length < usualOf) return undefined;
  const times = rows.map(({ created_at }) => created_at);
  return Math.max(...times.slice(1).map((time, index) => (times[index] ?? 0) - time));
}
