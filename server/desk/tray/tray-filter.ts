import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { scheduling } from "#content/scheduling.ts";
import { nobody, type TrayQuery } from "#contract/desk-tray.ts";
import { instantOf } from "#server/bookings/zone-clock.ts";
import type { Tables } from "#server/db/tables.ts";
import { dayAfter } from "#server/figures/read-leads.ts";

/** A query of leads and of nothing else. */
export type LeadRows<Row> = SelectQueryBuilder<Tables, "leads", Row>;

/** No filter at all. */
export const noFilters = {
  owner: "",
  words: "",
  form: "",
  sources: [],
  standing: "",
  from: "",
  to: "",
  cursor: "",
} as const satisfies Omit<TrayQuery, "folder">;

/** The leads that the filters of a list let through; a search's words are another matter. */
export function filterLeads<Row>(rows: LeadRows<Row>, query: TrayQuery): LeadRows<Row> {
  const indexed = indexedPart(query);
  const further = furtherFilters(query);
  let some = inIndex(rows, indexed);
  for (const filter of further) some = some.where(filter);
  return some;
}

/** The leads that the filters of `indexedPart` let through. */
export function inIndex<Row>(rows: LeadRows<Row>, indexed: TrayQuery): LeadRows<Row> {
  const { folder, owner, sources, from, to } = indexed;
  const [source] = sources;
  let some = rows;
  if (folder !== "all") some = some.where("folder", "=", folder);
  // The index of owners holds only leads that somebody has: the second half lets it be used.
  if (owner) some = some.where("owner", "=", owner).where("owner", "<>", "");
  if (source) some = some.where("source", "=", source);
  if (from) some = some.where("created_at", ">=", startOf(from));
  if (to) some = some.where("created_at", "<", startOf(dayAfter(to)));
  return some;
}

/**
 * The conditions of the other filters. Their columns stand further back in every index of the list
 * (migration 017). As expressions, so that no index which begins with one of them is entered: the
 * list would have to be sorted.
 */
export function furtherFilters(query: TrayQuery): RawBuilder<boolean>[] {
  const indexed = indexedPart(query);
  const { owner, form, sources, standing } = query;
  const filters = [];
  if (form) filters.push(sql<boolean>`form = ${form}`);
  if (standing) filters.push(sql<boolean>`standing = ${standing}`);
  if (owner && !indexed.owner)
    filters.push(sql<boolean>`(owner || '') = ${owner === nobody ? "" : owner}`);
  if (sources.length > indexed.sources.length)
    filters.push(sql<boolean>`(source || '') in (${sql.join(sources)})`);
  return filters;
}

/**
 * The filters by which one index gives the list in its order: the days, the folder, and in a folder
 * also one person or one source.
 */
export function indexedPart(query: TrayQuery): TrayQuery {
  const { folder, owner, sources, from, to } = query;
  const part: TrayQuery = { ...noFilters, folder, from, to };
  if (folder === "all") return part;
  if (owner && owner !== nobody) return { ...part, owner };
  return sources.length === 1 ? { ...part, sources } : part;
}

/** Whether there are other filters too, so that a page may have to read many rows of the index. */
export const isNarrowed = (query: TrayQuery): boolean => furtherFilters(query).length > 0;

const startOf = (date: string) => instantOf({ date, minutes: 0 }, scheduling.zone);
