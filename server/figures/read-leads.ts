import { type Kysely, sql } from "kysely";
import { instantOf, wallTimeAt } from "#server/bookings/zone-clock.ts";
import type { Tables } from "#server/db/tables.ts";

export interface FiguresQuery {
  /** First and last day, YYYY-MM-DD in `zone`. */
  from: string;
  to: string;
  zone: string;
}

/** Leads by the answers to one question, such as their day; and those of them with a call. */
export interface CountedLeads {
  name: string;
  n: number;
  booked: number;
}

/** Leads by how and from where they came. `marked`: suspect or spam, which are no leads. */
export interface LeadGroup {
  form: string;
  page: string;
  source: string;
  marked: boolean;
  n: number;
}

/** A lead with a call. */
export interface BookedLead {
  day: string;
  page: string;
  source: string;
  campaign: string;
}

const hour = 3_600_000;
/** Zones differ by quarters of an hour: a day of any zone consists of whole ones. */
const quarter = 900_000;
const marked = ["suspect", "spam"] as const;

/** The day after a day, both YYYY-MM-DD. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const start = ({ from, zone }: FiguresQuery) => instantOf({ date: from, minutes: 0 }, zone);
const end = ({ to, zone }: FiguresQuery) => instantOf({ date: dayAfter(to), minutes: 0 }, zone);

/** Leads of a range by form, page and source: few rows, however many leads there are. */
export async function readLeadGroups(
  db: Kysely<Tables>,
  query: FiguresQuery,
): Promise<LeadGroup[]> {
  const rows = await db
    .selectFrom("leads")
    .select(["form", "page", "source", "standing"])
    .select(sql<number>`count(*)`.as("n"))
    .where("created_at", ">=", start(query))
    .where("created_at", "<", end(query))
    .groupBy(["form", "page", "source", "standing"])
    .execute();
  return rows.map(({ standing, n, ...row }) => ({
    ...row,
    marked: (marked as readonly string[]).includes(standing),
    n: Number(n),
  }));
}

/** Leads of a range by day, without suspect ones and spam. */
export async function readLeadDays(
  db: Kysely<Tables>,
  query: FiguresQuery,
): Promise<CountedLeads[]> {
  const { zone } = query;
  const days = daysBetween(query).map((day) => ({
    day,
    at: instantOf({ date: day, minutes: 0 }, zone),
  }));
  const unit = days.every(({ at }) => at % hour === 0) ? hour : quarter;
  const rows = await db
    .selectFrom("leads")
    .select(sql<number>`created_at / ${sql.lit(unit)}`.as("part"))
    .select(sql<number>`count(*)`.as("n"))
    .where("created_at", ">=", start(query))
    .where("created_at", "<", end(query))
    .where("standing", "not in", marked)
    .groupBy("part")
    .execute();
  const counts = new Map<string, number>();
  for (const { part, n } of rows) {
    const at = Number(part) * unit;
    const day = days.findLast((one) => one.at <= at)?.day ?? query.from;
    counts.set(day, (counts.get(day) ?? 0) + Number(n));
  }
  return [...counts].map(([name, n]) => ({ name, n, booked: 0 }));
}

/** Days whose midnight lies in the range, in order. */
function daysBetween({ from, to }: FiguresQuery): string[] {
  const days = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** Leads of a range that booked a call, without suspect ones and spam. */
export async function readBooked(db: Kysely<Tables>, query: FiguresQuery): Promise<BookedLead[]> {
  const rows = await db
    .selectFrom("leads")
    // SQLite keeps the order of a cross join: the range decides which leads are read.
    .crossJoin("bookings")
    .leftJoin("lead_sources", "lead_sources.lead_id", "leads.id")
    .select(["leads.created_at", "leads.page", "leads.source"])
    .select(campaign.as("campaign"))
    .whereRef("bookings.lead_id", "=", "leads.id")
    .where("leads.created_at", ">=", start(query))
    .where("leads.created_at", "<", end(query))
    .where("leads.standing", "not in", marked)
    .execute();
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    day: wallTimeAt(created_at, query.zone).date,
  }));
}

const campaign = sql<string>`lower(coalesce(lead_sources.last_campaign, ''))`;

/** Leads of a range by the campaign of their last arrival, without suspect ones and spam. */
export async function readCampaigns(
  db: Kysely<Tables>,
  query: FiguresQuery,
): Promise<CountedLeads[]> {
  const rows = await db
    .selectFrom("leads")
    .innerJoin("lead_sources", "lead_sources.lead_id", "leads.id")
    .select(campaign.as("name"))
    .select(sql<number>`count(*)`.as("n"))
    .where("leads.created_at", ">=", start(query))
    .where("leads.created_at", "<", end(query))
    .where("leads.standing", "not in", marked)
    .where("lead_sources.last_campaign", "<>", "")
    .groupBy("name")
    .execute();
  return rows.map(({ name, n }) => ({ name, n: Number(n), booked: 0 }));
}

/** How many leads waited so many minutes for their first answer; -1 without one. */
export interface Wait {
  folder: string;
  minutes: number;
  n: number;
}

/** Milliseconds of a minute: the grain in which waits are counted. */
const minute = 60_000;

/** How long the leads of a range waited for their first answer, without suspect ones and spam. */
export async function readWaits(db: Kysely<Tables>, query: FiguresQuery): Promise<Wait[]> {
  const rows = await db
    .selectFrom("leads")
    .select("folder")
    .select([
      sql<number>`case when answered_at = 0 then -1
        else (answered_at - created_at) / ${sql.lit(minute)} end`.as("minutes"),
      sql<number>`count(*)`.as("n"),
    ])
    .where("created_at", ">=", start(query))
    .where("created_at", "<", end(query))
    .where("standing", "not in", marked)
    .groupBy(["folder", "minutes"])
    .execute();
  return rows.map(({ folder, minutes, n }) => ({
    folder,
    minutes: Number(minutes),
    n: Number(n),
  }));
}
