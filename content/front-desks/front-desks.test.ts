import { expect, it } from "vitest";
import { everyDesk } from "./front-desks.ts";

it.each(everyDesk)("$slug: a field belongs to wishes that its desk knows", ({ fields }) => {
  const known = new Set(fields.flatMap(({ options = [] }) => options.map(({ id }) => id)));
  const unknown = fields.flatMap(({ only = [] }) => only.filter((id) => !known.has(id)));
  expect(unknown).toEqual([]);
});

it.each(everyDesk)("$slug: no words to listen for stand in what is said", ({ fields, limits }) => {
  const said = [
    ...fields.flatMap(({ ask, label, why }) => [...ask, ...label, ...why]),
    ...limits.flatMap(({ say }) => say),
  ];
  expect(said.filter((text) => /[*|]/.test(text))).toEqual([]);
});
