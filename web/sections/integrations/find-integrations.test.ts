import fc from "fast-check";
import { expect, test } from "vitest";
import { type IntegrationFilter, integrations } from "#content/integrations.ts";
import {
  type CatalogAction,
  catalogReducer,
  entriesPerPage,
  findIntegrations,
  initialCatalog,
} from "./find-integrations.ts";

const filters = fc.constantFrom<IntegrationFilter>("All", "Partner built");
/** Texts that occur: pieces of names and descriptions in any case, and anything else. */
const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 6 }),
  fc
    .tuple(
      fc.constantFrom(...integrations),
      fc.nat(20),
      fc.integer({ min: 1, max: 8 }),
      fc.boolean(),
    )
    .map(([{ name, description }, from, length, loud]) => {
      const piece = `${name} ${description}`.slice(from, from + length);
      return loud ? piece.toUpperCase() : piece;
    }),
);

test("finds exactly the entries that hold the text, in the catalog's order", () => {
  fc.assert(
    fc.property(texts, filters, (text, filter) => {
      const found = findIntegrations(integrations, { text, filter });
      const term = text.trim().toLowerCase();
      const expected = integrations.filter(
        (one) =>
          (filter === "All" || one.partnerBuilt) &&
          [one.name, one.description].some((words) => words.toLowerCase().indexOf(term) >= 0),
      );
      expect(found).toEqual(expected);
    }),
  );
});

test("no text keeps every entry; the partners are six", () => {
  expect(findIntegrations(integrations, { text: "", filter: "All" })).toHaveLength(68);
  expect(findIntegrations(integrations, { text: "  ", filter: "Partner built" })).toHaveLength(6);
});

test("every other act than more begins again at the first page", () => {
  const actions = fc.array(
    fc.oneof(
      texts.map((text): CatalogAction => ({ type: "search", text })),
      filters.map((filter): CatalogAction => ({ type: "filter", filter })),
      fc.constant<CatalogAction>({ type: "more" }),
    ),
  );
  fc.assert(
    fc.property(actions, (acts) => {
      const state = acts.reduce(catalogReducer, initialCatalog);
      const presses = acts.length - 1 - acts.findLastIndex((act) => act.type !== "more");
      expect(state.visible).toBe(entriesPerPage * (1 + presses));
    }),
  );
});
