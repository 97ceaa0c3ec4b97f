import type { Kysely } from "kysely";
import type { Tables } from "#server/db/tables.ts";
import type { LeadCount, LeadsBy } from "./figure-tables.ts";
import {
  type FiguresQuery,
  readBooked,
  readCampaigns,
  readLeadDays,
  readLeadGroups,
  readWaits,
} from "./read-leads.ts";

/** The leads of a range. */
export interface LeadCounts {
  /** Those by `all` for each day, all others for the range. */
  counts: LeadCount[];
  /** How many leads waited so many minutes for their first answer. */
  waits: Map<number, number>;
}

/** Counts the leads of a range one by one. */
export async function countLeads(db: Kysely<Tables>, query: FiguresQuery): Promise<LeadCounts> {
  const [groups, days, booked, campaigns, waits] = await Promise.all([
    readLeadGroups(db, query),
    readLeadDays(db, query),
    readBooked(db, query),
    readCampaigns(db, query),
    readWaits(db, query),
  ]);
  const rows: LeadCount[] = [];
  const add = (by: LeadsBy, name: string, n: number, calls = 0, day = "") =>
    rows.push({ day, by, name, n, booked: calls });
  for (const { form, page, source, marked, n } of groups) {
    if (marked) add("marked", "", n);
    else {
      add("form", form, n);
      add("page", page, n);
      add("source", source, n);
    }
  }
  for (const { name, n } of days) add("all", "", n, 0, name);
  for (const { name, n } of campaigns) add("campaign", name, n);
  for (const { day, page, source, campaign } of booked) {
    add("all", "", 0, 1, day);
    add("page", page, 0, 1);
    add("source", source, 0, 1);
    if (campaign) add("campaign", campaign, 0, 1);
  }
  const answered = new Map<number, number>();
  for (const { folder, minutes, n } of waits)
    if (minutes < 0) add("unanswered", folder, n);
    else answered.set(minutes, (answered.get(minutes) ?? 0) + n);
  return { counts: sumCounts(rows), waits: answered };
}

/** Adds up what has the same day, property and name. */
export function sumCounts(rows: Iterable<LeadCount>): LeadCount[] {
  const sums = new Map<string, LeadCount>();
  for (const row of rows) {
    const key = `${row.day}\n${row.by}\n${row.name}`;
    const sum = sums.get(key);
    if (sum) {
      sum.n += row.n;
      sum.booked += row.booked;
    } else sums.set(key, { ...row });
  }
  return [...sums.values()];
}
