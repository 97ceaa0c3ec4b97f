import type { Kysely } from "kysely";
import type { TrayQuery } from "#contract/desk-tray.ts";
import type { Tables } from "#server/db/tables.ts";
import { furtherFilters, indexedPart, inIndex, type LeadRows } from "./tray-filter.ts";

/** Leads that are looked at for a page at most; then the reader may look further. */
const mostLooked = 10_000;

/** A lead's place in the list. */
interface Place {
  id: string;
  at: number;
}

interface Looked {
  /** Those that all filters let through, in order. */
  leads: Place[];
  /** The lead at which the look ended, when there may be more behind it. */
  border: Place | undefined;
}

/** A part of the list. */
export interface ListPart {
  /** Narrows to the leads from which the page begins. */
  inGroup: <Row>(rows: LeadRows<Row>) => LeadRows<Row>;
  order: "asc" | "desc";
  limit: number;
}

/**
 * Finds a page of leads by filters of which no index gives the list. It walks an index that has the
 * columns of all of them, in the order of the list, until the page is full: no lead that is left out
 * is read, and rare ones do not cost a walk through all of a large table.
 */
export async function lookThrough(
  db: Kysely<Tables>,
  query: TrayQuery,
  { inGroup, order, limit }: ListPart,
): Promise<Looked> {
  const columns = ["id", "created_at", "form", "standing", "owner", "source"] as const;
  const looked = inGroup(inIndex(db.selectFrom("leads").select(columns), indexedPart(query)))
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(mostLooked);
  // No condition is moved into a table that is cut off, so the walk ends there.
  let found = db.selectFrom(looked.as("looked")) as unknown as LeadRows<object>;
  for (const filter of furtherFilters(query)) found = found.where(filter);
  const leads = await found
    .select(["id", "created_at as at"])
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(limit)
    .execute();
  if (leads.length === limit) return { leads, border: undefined };
  const border = await looked
    .clearSelect()
    .select(["id", "created_at as at"])
    .limit(1)
    .offset(mostLooked - 1)
    .executeTakeFirst();
  return { leads, border };
}
