import { expect, test } from "vitest";
import type { IndustryPage } from "./industry-page.ts";
import { industryPages } from "./industry-pages.ts";
import { pageTexts } from "./page-texts.ts";
import { industryTitles } from "./titles.ts";

/** Words of a page's own, and the share of five-word sequences that two pages may have in common. */
const words = { least: 500, most: 1100 };
const sequence = 5;
const share = 0.06;

const wordsOf = (page: IndustryPage) =>
  pageTexts(page)
    .join(" . ")
    .toLowerCase()
    .match(/[\p{L}\d’]+/gu) ?? [];

const sequencesOf = (list: readonly string[]) =>
  new Set(list.map((_, index) => list.slice(index, index + sequence).join(" ")));

const pages = await Promise.all(
  Object.entries(industryPages).map(async ([slug, load]) => {
    const own = wordsOf(await load());
    return { slug, count: own.length, sequences: sequencesOf(own) };
  }),
);

test.each(pages.filter(({ slug }) => slug !== "attorneys").map((page) => [page.slug, page.count]))(
  "%s has as many words of its own as a page needs, and no more: %i",
  (_slug, count) => {
    expect(count).toBeGreaterThanOrEqual(words.least);
    expect(count).toBeLessThanOrEqual(words.most);
  },
);

test("no two pages say the same", () => {
  const alike = pages.flatMap((one, index) =>
    pages.slice(index + 1).flatMap((other) => {
      const common = [...one.sequences].filter((words) => other.sequences.has(words)).length;
      const part = common / Math.min(one.sequences.size, other.sequences.size);
      return part > share ? [`${one.slug}, ${other.slug}: ${part.toFixed(3)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("no title is another one with the trade exchanged", () => {
  const shapes = Object.entries(industryTitles).map(([slug, title]) => {
    const names = slug.split("-").map((part) => part.slice(0, 5));
    return title
      .toLowerCase()
      .split(/\W+/)
      .map((word) => (names.some((name) => word.startsWith(name)) ? "…" : word))
      .join(" ");
  });
  expect(new Set(shapes).size).toBe(shapes.length);
});
