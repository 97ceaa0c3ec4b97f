import type { Integration, IntegrationFilter } from "#content/integrations.ts";

/** Entries shown at first, and added with each press of "more". */
export const entriesPerPage = 20;

/** Search, filter and number of entries shown. */
export interface CatalogState {
  /** As typed. */
  text: string;
  filter: IntegrationFilter;
  /** How many of the found entries may be seen. */
  visible: number;
}

export type CatalogAction =
  | { type: "search"; text: string }
  | { type: "filter"; filter: IntegrationFilter }
  | { type: "more" };

export const initialCatalog: CatalogState = {
  text: "",
  filter: "All",
  visible: entriesPerPage,
};

/** Typing, clearing and choosing a filter begin again at the first page; "more" adds one. */
export function catalogReducer(state: CatalogState, action: CatalogAction): CatalogState {
  switch (action.type) {
    case "search":
      return { ...state, text: action.text, visible: entriesPerPage };
    case "filter":
      return { ...state, filter: action.filter, visible: entriesPerPage };
    case "more":
      return { ...state, visible: state.visible + entriesPerPage };
  }
}

/**
 * Entries whose name or description holds the text, whatever its case, in the order of the
 * catalog. Spaces around the text, which keyboards of phones add, do not count.
 */
export function findIntegrations(
  entries: readonly Integration[],
  { text, filter }: Pick<CatalogState, "text" | "filter">,
): Integration[] {
  const term = text.trim().toLowerCase();
  return entries.filter(
    ({ name, description, partnerBuilt }) =>
      (filter === "All" || partnerBuilt === true) &&
      (name.toLowerCase().includes(term) || description.toLowerCase().includes(term)),
  );
}
