import type { SelectQueryBuilder } from "kysely";
import { scheduling } from "#content/scheduling.ts";
import { nobody, type TrayQuery } from "#contract/desk-tray.ts";
import { instantOf } from "#server/bookings/zone-clock.ts";
import type { Standing, Tables } from "#server/db/tables.ts";
import { dayAfter } from "#server/figures/read-leads.ts";

/** A query of leads and of nothing else. */
export type LeadRows<Row> = SelectQueryBuilder<Tables, "leads", Row>;

/** No filter at all. */
export const noFilters = {
  owner: "",
  words: "",
  form: "",
  source: "",
  standing: "",
  from: "",
  to: "",
  cursor: "",
} as const satisfies Omit<TrayQuery, "folder">;

/** The leads that the filters of a list let through; a search's words are another matter. */
export function filterLeads<Row>(rows: LeadRows<Row>, query: TrayQuery): LeadRows<Row> {
  const { folder, owner, form, source, standing, from, to } = query;
  let some = rows;
  if (folder !== "all") some = some.where("folder", "=", folder);
  if (owner === nobody) some = some.where("owner", "=", "");
  // The index of owners holds only leads that somebody has: the second half lets it be used.
  else if (owner) some = some.where("owner", "=", owner).where("owner", "<>", "");
  if (form) some = some.where("form", "=", form);
  if (source) some = some.where("source", "=", source);
  if (standing) some = some.where("standing", "=", standing as Standing);
  if (from) some = some.where("created_at", ">=", startOf(from));
  if (to) some = some.where("created_at", "<", startOf(dayAfter(to)));
  return some;
}

/** Whether a filter is set that no index serves, so that a page may have to read many rows. */
export const isNarrowed = ({ folder, owner, form, source, standing }: TrayQuery): boolean =>
  Boolean(form || standing || owner || (source && folder === "all"));

const startOf = (date: string) => instantOf({ date, minutes: 0 }, scheduling.zone);
