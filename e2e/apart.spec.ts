import type { Page } from "@playwright/test";
import { industries } from "#content/industries/directory.ts";
import { integrationPageHeads } from "#content/integration-pages/find-integration-page.ts";
import { expect, test } from "./test.ts";

/** How many words in a row two pages must share before it counts. */
const sequence = 5;

interface Kind {
  name: string;
  paths: readonly string[];
  /** The part of a page's sequences that another page of its kind may have too. */
  share: number;
  /** Words that stand on no other page of the kind. */
  own: { least: number; most: number };
}

const kinds: readonly Kind[] = [
  {
    name: "trades",
    paths: industries.map(({ path }) => path),
    share: 0.06,
    own: { least: 500, most: 1100 },
  },
  {
    name: "systems",
    paths: integrationPageHeads.map(({ path }) => path),
    share: 0.15,
    own: { least: 70, most: 160 },
  },
];

for (const { name, paths, share, own } of kinds)
  test(`the built pages of ${name} say different things, each enough and not too much`, async ({
    page,
  }) => {
    const texts = new Map<string, string[]>();
    for (const path of paths) texts.set(path, await builtWords(page, path));
    expect(texts.size).toBe(paths.length);

    const pairs = pairsOf(texts).toSorted((one, other) => other.share - one.share);
    expect(pairs.filter((pair) => pair.share > share)).toEqual([]);
    const counts = [...texts.keys()].map((path) => ({ path, words: ownWords(texts, path) }));
    expect(counts.filter(({ words }) => words < own.least || words > own.most)).toEqual([]);
  });

test("a page that takes over a tenth of another one is noticed, and so is one with names exchanged", async ({
  page,
}) => {
  const [one, other] = [
    await builtWords(page, "/industries/plumbers"),
    await builtWords(page, "/industries/dentists"),
  ];
  const borrowed = [...other, ...one.slice(0, one.length / 10)];
  const renamed = one.map((word) => word.replace("plumb", "roof"));
  expect(shareOf(sequencesOf(one), sequencesOf(other))).toBeLessThan(0.06);
  expect(shareOf(sequencesOf(one), sequencesOf(borrowed))).toBeGreaterThan(0.06);
  expect(shareOf(sequencesOf(one), sequencesOf(renamed))).toBeGreaterThan(0.5);
});

const sequencesOf = (words: readonly string[]) =>
  new Set(words.slice(sequence - 1).map((_, at) => words.slice(at, at + sequence).join(" ")));

/** The part of the smaller page's sequences that the other one has too, of 1. */
const shareOf = (one: Set<string>, other: Set<string>) =>
  one.intersection(other).size / Math.min(one.size, other.size);

function pairsOf(texts: ReadonlyMap<string, readonly string[]>) {
  const pages = Array.from(texts, ([path, words]) => ({ path, found: sequencesOf(words) }));
  return pages.flatMap((one, at) =>
    pages.slice(at + 1).map((other) => ({
      pages: `${one.path}, ${other.path}`,
      share: shareOf(one.found, other.found),
    })),
  );
}

/** How many words of a page are outside every sequence that another page has. */
function ownWords(texts: ReadonlyMap<string, readonly string[]>, path: string): number {
  const words = texts.get(path) ?? [];
  const elsewhere = new Set(
    Array.from(texts)
      .filter(([other]) => other !== path)
      .flatMap(([, other]) => [...sequencesOf(other)]),
  );
  const shared = new Set<number>();
  for (const [at] of words.entries())
    if (elsewhere.has(words.slice(at, at + sequence).join(" ")))
      for (let next = at; next < at + sequence; next++) shared.add(next);
  return words.length - shared.size;
}

/** Words in the main part of a page as it is sent, outside forms and navigation. */
async function builtWords(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  const text = await page.evaluate(
    (html) => {
      const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
      if (!main) throw new Error("The page has no main part");
      for (const control of main.querySelectorAll("nav, form, script, style")) control.remove();
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) found.push(texts.currentNode.textContent ?? "");
      return found.join(" ");
    },
    await answer.text(),
  );
  return text.toLowerCase().match(/[\p{L}\d’]+/gu) ?? [];
}
