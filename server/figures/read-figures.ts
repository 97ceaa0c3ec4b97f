import type { Kysely } from "kysely";
import { type PageEvent, pageEvents } from "#contract/counts.ts";
import type { CountedBy } from "#server/counts/count-tables.ts";
import { untold } from "#server/counts/read-beacon.ts";
import type { Tables } from "#server/db/tables.ts";
import type { LeadCounts } from "./count-leads.ts";
import type { LeadsBy } from "./figure-tables.ts";
import type { Figures, FiguresRow } from "./figures.ts";
import { readLeadCounts } from "./lead-days.ts";
import { shareOf } from "./proportion.ts";
import { readCounts } from "./read-counts.ts";
import type { CountedLeads, FiguresQuery } from "./read-leads.ts";
import { readMeasured } from "./read-measured.ts";

/** Reads all figures of a range of days. */
export async function readFigures(db: Kysely<Tables>, query: FiguresQuery): Promise<Figures> {
  return figuresOf(db, query, await readLeadCounts(db, query));
}

/** All figures of a range, with its leads counted already. */
export async function figuresOf(
  db: Kysely<Tables>,
  query: FiguresQuery,
  { counts }: LeadCounts,
): Promise<Figures> {
  const { from, to } = query;
  const [counted, measured] = await Promise.all([readCounts(db, query), readMeasured(db, query)]);
  const leadsBy = (by: LeadsBy): CountedLeads[] =>
    counts
      .filter((row) => row.by === by)
      .map(({ name, n, booked }) => ({ name: name || untold, n, booked }));
  const leadDays = daysOfLeads(counts);
  const tableBy = (by: CountedBy, leads?: CountedLeads[], of?: "views") =>
    rowsOf(
      counted.filter((row) => row.by === by),
      leads,
      of,
    );
  const all = counted.filter((row) => row.by === "all");
  const days = rowsOf(
    all.map((row) => ({ ...row, name: row.day })),
    leadDays,
  );
  const [total = emptyRow("total")] = rowsOf(
    all.map((row) => ({ ...row, name: "total" })),
    leadDays.map((row) => ({ ...row, name: "total" })),
  );
  const events = Object.fromEntries(Object.keys(pageEvents).map((what) => [what, 0]));
  for (const { by, what, n } of counted) if (by === "all") events[what] = (events[what] ?? 0) + n;
  return {
    from,
    to,
    events: events as Record<PageEvent, number>,
    total,
    marked: leadsBy("marked").reduce((sum, { n }) => sum + n, 0),
    days: days.sort((a, b) => (a.name < b.name ? -1 : 1)),
    pages: tableBy("path", leadsBy("page"), "views"),
    sources: tableBy("source", leadsBy("source")),
    campaigns: tableBy("campaign", leadsBy("campaign")),
    media: tableBy("medium"),
    forms: leadsBy("form")
      .map(({ name, n }) => ({ name, leads: n }))
      .sort((a, b) => b.leads - a.leads),
    devices: tableBy("device"),
    languages: tableBy("language"),
    measured,
  };
}

/** The leads of each day. */
export const daysOfLeads = (counts: LeadCounts["counts"]): CountedLeads[] =>
  counts.filter(({ by }) => by === "all").map(({ day, n, booked }) => ({ name: day, n, booked }));

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
  leads: CountedLeads[] | undefined,
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
