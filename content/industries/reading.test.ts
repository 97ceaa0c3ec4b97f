import { expect, test } from "vitest";
import { integrationPages } from "../integration-pages/integration-pages.ts";
import { industryPages } from "./industry-pages.ts";
import { pageTexts } from "./page-texts.ts";
import { readingEase, syllables } from "./reading-ease.ts";

/** Plain newspapers begin at 60. */
const plain = 60;

/** Words that are spelled differently in Britain, by their beginnings. */
const british =
  /\b(?:\w*(?:colour|favour|neighbour|behaviour|honour|labour|rumour|odour|vapour|harbour|flavour|humour)\w*|cancell(?:ed|ing)|travell\w+|labell\w+|modell\w+|fuell\w+|signall\w+|counsell\w+|jewell\w+|centre\w*|metres?|litres?|fibres?|theatres?|cheques?|grey\w*|tyres?|kerbs?|storeys?|programmes?|licences?|defences?|offences?|practis\w+|enquir\w+|whilst|amongst|mould\w*|plough\w*|aluminium|pyjamas|skilful|fulfil|enrol|instalments?|\w*(?:organis|recognis|realis|apologis|summaris|prioritis|specialise|minimis|maximis|customis|finalis|analys(?:e|ing)|paralyse)\w*)\b/i;

/** Whole sentences: titles and labels are short and would count as easy. */
const sentences = (texts: readonly string[]) =>
  texts.filter((text) => /\s.*\s.*[.?!]”?$/s.test(text));

const pages = await Promise.all(
  Object.entries(industryPages).map(
    async ([slug, load]) => [slug, pageTexts(await load())] as const,
  ),
);

test.each(pages)("%s reads as easily as a newspaper, in American spelling", (_slug, texts) => {
  expect(readingEase(sentences(texts))).toBeGreaterThanOrEqual(plain);
  expect(texts.filter((text) => british.test(text))).toEqual([]);
});

test("the pages of systems are in American spelling", () => {
  const texts = integrationPages.flatMap((page) => pageTexts(page));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => british.test(text))).toEqual([]);
});

test.each([
  ["call", 1],
  ["asked", 1],
  ["wanted", 2],
  ["table", 2],
  ["telephone", 3],
  ["insurance", 3],
  ["appointment", 3],
  ["emergency", 4],
  ["doesn’t", 1],
])("%s has %i syllables or sounds", (text, count) => {
  expect(syllables(text)).toBe(count);
});

test("short words in short sentences read more easily than long ones", () => {
  expect(readingEase(["The cat sat on the mat. It was warm."])).toBeGreaterThan(100);
  expect(
    readingEase([
      "Comprehensive telecommunication infrastructure necessitates organizational accountability.",
    ]),
  ).toBeLessThan(0);
});

test.each(["colour", "cancelled", "organised", "a grey area", "centre"])(
  "%s is noticed as British",
  (text) => {
    expect(british.test(text)).toBe(true);
  },
);
test.each(["color", "canceled", "organized", "emphasis", "honor", "mold", "counselor", "four"])(
  "%s is American",
  (text) => {
    expect(british.test(text)).toBe(false);
  },
);
