import { scheduling } from "#content/scheduling.ts";
import type { MeasureName } from "#contract/counts.ts";
import type {
  DeskFigures,
  FigureRange,
  FigureRow,
  FigureTable,
  MeasuredRow,
} from "#contract/desk-figures.ts";
import { wallTimeAt } from "#server/bookings/zone-clock.ts";
import type { Database } from "#server/db/database.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import type { Figures, FiguresRow, MeasuredPage } from "#server/figures/figures.ts";
import { readLeadCounts } from "#server/figures/lead-days.ts";
import { countsByDay } from "#server/figures/read-counts.ts";
import { daysOfLeads, figuresOf, rowsOf } from "#server/figures/read-figures.ts";
import { readCallOutcomes } from "./call-outcomes.ts";
import { daysOf, stepAt, stepsOf } from "./figure-range.ts";
import { firstAnswers } from "./first-answers.ts";

/** Rows of a table before the rest is one; the CSV has all. */
const mostRows = 9;

/** The days of a range of the company's zone that ends today. */
export async function rangeNow(database: Database, range: FigureRange) {
  const at = await clock(database.db, database.now);
  return daysOf(range, wallTimeAt(at, scheduling.zone).date);
}

/** Everything that the page of figures shows. */
export async function readDeskFigures(
  database: Database,
  range: FigureRange,
): Promise<DeskFigures> {
  const { zone } = scheduling;
  const { db } = database;
  const at = await clock(db, database.now);
  const { now, before } = daysOf(range, wallTimeAt(at, zone).date);
  const [leads, leadsBefore] = await Promise.all([
    readLeadCounts(db, { ...now, zone }),
    readLeadCounts(db, { ...before, zone }),
  ]);
  const [figures, countsBefore, calls] = await Promise.all([
    figuresOf(db, { ...now, zone }, leads),
    countsByDay(db, before),
    readCallOutcomes(db, { ...now, zone }, at),
  ]);
  const daysBefore = rowsOf(
    countsBefore.map((row) => ({ ...row, name: row.day })),
    daysOfLeads(leadsBefore.counts),
  );
  const { events, total } = figures;
  return {
    range,
    ...now,
    total: {
      visits: total.visits,
      begun: events.talk + events.begun + events.booking,
      leads: total.leads,
      booked: total.booked,
      share: total.conversion,
    },
    before: {
      visits: sum(daysBefore, "visits"),
      leads: sum(daysBefore, "leads"),
      booked: sum(daysBefore, "booked"),
    },
    marked: figures.marked,
    steps: stepsWith(range, { now, before }, figures.days, daysBefore),
    sources: tableOf(figures.sources, "visits"),
    campaigns: tableOf(figures.campaigns, "visits"),
    pages: tableOf(figures.pages, "views"),
    devices: tableOf(figures.devices, "visits"),
    forms: figures.forms,
    calls,
    answers: firstAnswers(leads),
    answersBefore: firstAnswers(leadsBefore),
    measured: measuredRows(figures.measured),
  };
}

type Column = "visits" | "views" | "begun" | "leads" | "booked";

const sum = (rows: readonly FiguresRow[], column: Column): number =>
  rows.reduce((total, row) => total + row[column], 0);

function stepsWith(
  range: FigureRange,
  { now, before }: ReturnType<typeof daysOf>,
  days: Figures["days"],
  daysBefore: Figures["days"],
): DeskFigures["steps"] {
  const byStep = (rows: Figures["days"]) => Map.groupBy(rows, ({ name }) => stepAt(range, name));
  const [here, there] = [byStep(days), byStep(daysBefore)];
  const matching = stepsOf(range, before);
  return stepsOf(range, now).map((day, index) => {
    const rows = here.get(day) ?? [];
    return {
      day,
      visits: sum(rows, "visits"),
      before: sum(there.get(matching[index] ?? "") ?? [], "visits"),
      leads: sum(rows, "leads"),
      booked: sum(rows, "booked"),
    };
  });
}

function tableOf(rows: readonly FiguresRow[], seen: "visits" | "views"): FigureTable {
  const rest = rows.slice(mostRows);
  const toRow = (row: FiguresRow): FigureRow => ({
    name: row.name,
    seen: row[seen],
    begun: row.begun,
    leads: row.leads,
    share: row.conversion,
  });
  return {
    rows: rows.slice(0, mostRows).map(toRow),
    rest:
      rest.length > 0
        ? {
            count: rest.length,
            seen: sum(rest, seen),
            begun: sum(rest, "begun"),
            leads: sum(rest, "leads"),
          }
        : undefined,
  };
}

/** One row for each page and device, the most measured first. */
function measuredRows(measured: readonly MeasuredPage[]): MeasuredRow[] {
  const rows = new Map<string, MeasuredRow>();
  for (const { what, path, device, n, p75 } of measured) {
    const key = `${path}\n${device}`;
    const row = rows.get(key) ?? { path, device, n: 0, p75: {} as Record<MeasureName, number> };
    rows.set(key, { ...row, n: Math.max(row.n, n), p75: { ...row.p75, [what]: p75 } });
  }
  return [...rows.values()].sort((a, b) => b.n - a.n).slice(0, mostRows);
}
