import { type Kysely, sql } from "kysely";
import { type PageEvent, pageEvents } from "#contract/counts.ts";
import { instantOf, wallTimeAt } from "#server/bookings/zone-clock.ts";
import type { CountedBy } from "#server/counts/count-tables.ts";
import { untold } from "#server/counts/read-beacon.ts";
import type { Tables } from "#server/db/tables.ts";
import type { Figures, FiguresRow } from "./figures.ts";
import { readMeasured } from "./read-measured.ts";
import { shareOf } from "./share.ts";

export interface FiguresQuery {
  /** First and last day, YYYY-MM-DD in `zone`. */
  from: string;
  to: string;
  zone: string;
}

/** Reads all figures of a range of days. */
export async function readFigures(db: Kysely<Tables>, query: FiguresQuery): Promise<Figures> {
  const { from, to, zone } = query;
  const counted = await readCounts(db, query);
  const leads = await readLeads(db, query);
  const good = leads.filter(({ marked }) => !marked);
  const tableBy = (by: CountedBy, nameOf?: (lead: LeadGroup) => string, of?: "views") =>
    rowsOf(
      counted.filter((row) => row.by === by),
      nameOf && good.map((lead) => ({ ...lead, name: nameOf(lead) })),
      of,
    );
  const days = rowsOf(
    counted.filter((row) => row.by === "all").map((row) => ({ ...row, name: row.day })),
    good.map((lead) => ({ ...lead, name: wallTimeAt(lead.at, zone).date })),
  );
  const [total = emptyRow("total")] = rowsOf(
    counted.filter((row) => row.by === "all").map((row) => ({ ...row, name: "total" })),
    good.map((lead) => ({ ...lead, name: "total" })),
  );
  const events = Object.fromEntries(Object.keys(pageEvents).map((what) => [what, 0]));
  for (const { by, what, n } of counted) if (by === "all") events[what] = (events[what] ?? 0) + n;
  return {
    from,
    to,
    events: events as Record<PageEvent, number>,
    total,
    marked: leads.filter(({ marked }) => marked).reduce((sum, { n }) => sum + n, 0),
    days: days.sort((a, b) => (a.name < b.name ? -1 : 1)),
    pages: tableBy("path", ({ page }) => page || untold, "views"),
    sources: tableBy("source", ({ source }) => source || untold),
    campaigns: tableBy("campaign", ({ campaign }) => campaign),
    media: tableBy("medium"),
    forms: formsOf(good),
    devices: tableBy("device"),
    languages: tableBy("language"),
    measured: await readMeasured(db, query),
  };
}

interface CountedGroup {
  by: CountedBy;
  day: string;
  what: PageEvent;
  name: string;
  n: number;
}

/** Counts of the range; only those by `all` are kept per day. */
async function readCounts(db: Kysely<Tables>, { from, to }: FiguresQuery): Promise<CountedGroup[]> {
  const inRange = () => db.selectFrom("counts").where("day", ">=", from).where("day", "<=", to);
  const [daily, whole] = await Promise.all([
    inRange().selectAll().where("by", "=", "all").execute(),
    inRange()
      .select(["by", "what", "name"])
      .select(sql<number>`sum(n)`.as("n"))
      .where("by", "in", ["path", "source", "medium", "campaign", "device", "language"])
      .groupBy(["by", "what", "name"])
      .execute(),
  ]);
  return [...daily, ...whole.map((row) => ({ ...row, day: "", n: Number(row.n) }))];
}

interface LeadGroup {
  /** An instant in the quarter hour in which they arrived. */
  at: number;
  form: string;
  page: string;
  source: string;
  campaign: string;
  marked: boolean;
  n: number;
  booked: number;
}

/**
 * Zone offsets are multiples of a quarter hour, so a day in any zone consists of whole quarters.
 */
export const quarter = 900_000;

/** The day after a day, both YYYY-MM-DD. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Leads of the range, grouped and counted by the database. */
async function readLeads(
  db: Kysely<Tables>,
  { from, to, zone }: FiguresQuery,
): Promise<LeadGroup[]> {
  const rows = await db
    .selectFrom("leads")
    .leftJoin("lead_sources", "lead_sources.lead_id", "leads.id")
    .leftJoin("bookings", "bookings.lead_id", "leads.id")
    .select(["leads.form", "leads.page", "leads.source", "leads.standing"])
    .select([
      sql<number>`leads.created_at / ${sql.lit(quarter)}`.as("part"),
      sql<string>`lower(coalesce(lead_sources.last_campaign, ''))`.as("campaign"),
      sql<number>`count(*)`.as("n"),
      sql<number>`count(bookings.id)`.as("booked"),
    ])
    .where("leads.created_at", ">=", instantOf({ date: from, minutes: 0 }, zone))
    .where("leads.created_at", "<", instantOf({ date: dayAfter(to), minutes: 0 }, zone))
    .groupBy(["form", "page", "leads.source", "standing", "part", "campaign"])
    .execute();
  return rows.map(({ part, standing, n, booked, ...row }) => ({
    ...row,
    at: Number(part) * quarter,
    marked: standing === "suspect" || standing === "spam",
    n: Number(n),
    booked: Number(booked),
  }));
}

const emptyRow = (name: string): FiguresRow => ({
  ...{ name, visits: 0, views: 0, begun: 0, leads: 0, booked: 0 },
});

const columns: Partial<Record<PageEvent, "visits" | "views" | "begun">> = {
  visit: "visits",
  view: "views",
  begun: "begun",
};

/** One row per name, the largest first; no conversion for names without leads. */
export function rowsOf(
  counted: { what: PageEvent; name: string; n: number }[],
  leads: { name: string; n: number; booked: number }[] | undefined,
  of: "views" | "visits" = "visits",
): FiguresRow[] {
  const rows = new Map<string, FiguresRow>();
  const rowOf = (name: string) => {
    const row = rows.get(name) ?? emptyRow(name);
    rows.set(name, row);
    return row;
  };
  for (const { what, name, n } of counted) {
    const column = columns[what];
    if (column) rowOf(name)[column] += n;
  }
  for (const { name, n, booked } of leads ?? []) {
    if (!name) continue;
    rowOf(name).leads += n;
    rowOf(name).booked += booked;
  }
  return [...rows.values()]
    .map((row) => ({ ...row, conversion: leads && shareOf(row.leads, row[of]) }))
    .sort((a, b) => b[of] - a[of] || b.leads - a.leads || (a.name < b.name ? -1 : 1));
}

function formsOf(leads: LeadGroup[]): Figures["forms"] {
  const forms = new Map<string, number>();
  for (const { form, n } of leads) forms.set(form || untold, (forms.get(form || untold) ?? 0) + n);
  return [...forms].map(([name, n]) => ({ name, leads: n })).sort((a, b) => b.leads - a.leads);
}
