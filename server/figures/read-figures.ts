import { type Kysely, sql } from "kysely";
import { type PageEvent, pageEvents } from "#contract/counts.ts";
import type { CountedBy } from "#server/counts/count-tables.ts";
import { untold } from "#server/counts/read-beacon.ts";
import type { Tables } from "#server/db/tables.ts";
import type { Figures, FiguresRow } from "./figures.ts";
import {
  type CountedLeads,
  type FiguresQuery,
  type LeadGroup,
  readBooked,
  readCampaigns,
  readLeadDays,
  readLeadGroups,
} from "./read-leads.ts";
import { readMeasured } from "./read-measured.ts";
import { shareOf } from "./share.ts";

/** Reads all figures of a range of days. */
export async function readFigures(db: Kysely<Tables>, query: FiguresQuery): Promise<Figures> {
  const { from, to } = query;
  const [counted, groups, leadDays, booked, campaigns, measured] = await Promise.all([
    readCounts(db, query),
    readLeadGroups(db, query),
    readLeadDays(db, query),
    readBooked(db, query),
    readCampaigns(db, query),
    readMeasured(db, query),
  ]);
  const good = groups.filter(({ marked }) => !marked);
  /** Leads by one property, and the booked ones among them. */
  const leadsBy = (name: "page" | "source") => [
    ...good.map((lead) => ({ name: lead[name] || untold, n: lead.n, booked: 0 })),
    ...booked.map((lead) => ({ name: lead[name] || untold, n: 0, booked: 1 })),
  ];
  const callsBy = (name: "day" | "campaign") =>
    booked.map((lead) => ({ name: lead[name], n: 0, booked: 1 }));
  const tableBy = (by: CountedBy, leads?: CountedLeads[], of?: "views") =>
    rowsOf(
      counted.filter((row) => row.by === by),
      leads,
      of,
    );
  const all = counted.filter((row) => row.by === "all");
  const days = rowsOf(
    all.map((row) => ({ ...row, name: row.day })),
    [...leadDays, ...callsBy("day")],
  );
  const [total = emptyRow("total")] = rowsOf(
    all.map((row) => ({ ...row, name: "total" })),
    [...leadDays, ...callsBy("day")].map((row) => ({ ...row, name: "total" })),
  );
  const events = Object.fromEntries(Object.keys(pageEvents).map((what) => [what, 0]));
  for (const { by, what, n } of counted) if (by === "all") events[what] = (events[what] ?? 0) + n;
  return {
    from,
    to,
    events: events as Record<PageEvent, number>,
    total,
    marked: groups.filter(({ marked }) => marked).reduce((sum, { n }) => sum + n, 0),
    days: days.sort((a, b) => (a.name < b.name ? -1 : 1)),
    pages: tableBy("path", leadsBy("page"), "views"),
    sources: tableBy("source", leadsBy("source")),
    campaigns: tableBy("campaign", [...campaigns, ...callsBy("campaign")]),
    media: tableBy("medium"),
    forms: formsOf(good),
    devices: tableBy("device"),
    languages: tableBy("language"),
    measured,
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

function formsOf(leads: LeadGroup[]): Figures["forms"] {
  const forms = new Map<string, number>();
  for (const { form, n } of leads) forms.set(form || untold, (forms.get(form || untold) ?? 0) + n);
  return [...forms].map(([name, n]) => ({ name, leads: n })).sort((a, b) => b.leads - a.leads);
}
