import { expect, it } from "vitest";
import { searchTerms, splitHits } from "./search-terms.ts";

const hits = (text: string, words: string) =>
  splitHits(text, searchTerms(words))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join("");

it("marks words that begin with a term, in any case and with any accent", () => {
  expect(hits("Spanish intake, half speak Spanish", "spanish HALF")).toBe(
    "[Spanish] intake, [half] speak [Spanish]",
  );
  expect(hits("Lucía Fernández", "fernandez luc")).toBe("[Lucía] [Fernández]");
  expect(hits("the unspanish", "spanish")).toBe("the unspanish");
});

it("gives the whole text without a search, and nothing for no text", () => {
  expect(splitHits("as it is", [])).toEqual([{ at: 0, text: "as it is", isHit: false }]);
  expect(splitHits("", ["as"])).toEqual([]);
});
