import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Line {
  file: string;
  text: string;
}

/** Every line of a folder's sources, except comments. */
function linesOf(folder: string, name: RegExp): Line[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file) && !/\.test\.tsx?$|(^|\/)(eval|testing)\//.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .map((text) => ({ file: join(folder, file), text: text.trim() })),
    )
    .filter(({ text }) => !/^(\/\/|\/?\*)/.test(text));
}

const shown = ({ file, text }: Line) => `${file}: ${text}`;

/** A text in quotes that starts with a capital, has several words, and ends like a sentence. */
const sentence = /(["`])[A-Z][\p{L}’']*[ ,][^"`]{6,}[.?!]\1/u;
/** Texts for the operator of the server, or for a language model. */
const toOperators =
  /(?:Error|super|print|expect)\(|description:|^(?:"|`).*(?:Error|PORT|HOST)|server\/(?:cli\/|figures\/print-|env\.ts|http\/listen\.ts|testing\/)|-command\.ts/;

test.for(["server", "contract"])("no sentence for visitors stands in %s/", (folder) => {
  const found = linesOf(folder, /\.ts$/)
    .filter(({ text }) => sentence.test(text))
    .filter((line) => !toOperators.test(shown(line)))
    .filter(({ file }) => !/test-bookings\.ts$/.test(file));
  expect(found.map(shown)).toEqual([]);
});

/** Words between tags: in one line with them, or in a line of their own. */
const words =
  />\s*\p{L}[\p{L}’]*(?: [\p{L}’]+)*[.?:]?\s*<\/(?!kbd)|^\p{Lu}[\p{L}’]*(?: [\p{L}’,]+)+[.?]?$/u;
/** A label for a screen reader, or a title, that is written out. */
const label = /(?:aria-label|placeholder|title|label)="[^"]*\p{L}/u;

test.for(["agenda", "keys", "lead", "live", "posts", "sign-in"])(
  "no word that people at the company read stands in web/desk/%s",
  (folder) => {
    const found = linesOf(`web/desk/${folder}`, /\.tsx$/).filter(
      ({ text }) => words.test(text) || label.test(text) || sentence.test(text),
    );
    expect(found.map(shown)).toEqual([]);
  },
);

/** Names of times, sizes and speeds, which belong next to the code that uses them. */
const rule =
  /\b\w*(?:[dD]uration|[dD]elay|[tT]imeout|[iI]nterval|[sS]peed|[pP]ixels|[pP]ageSize|[rR]efresh|[mM]axLength|[mM]illiseconds)\w*:\s*-?[\d_]+/;

test("no time, size or speed of a mechanism stands in content/", () => {
  const found = linesOf("content", /\.ts$/).filter(({ text }) => rule.test(text));
  expect(found.map(shown)).toEqual([]);
});

test("the patterns find what they are for", () => {
  expect(words.test("<h2>Before and after</h2>")).toBe(true);
  expect(words.test("Nothing else under this address.")).toBe(true);
  expect(words.test("<kbd>Ctrl</kbd>")).toBe(false);
  expect(label.test('aria-label="The next lead"')).toBe(true);
  expect(sentence.test('message: "Please try again in a moment."')).toBe(true);
  expect(sentence.test('log.warn({ error }, "maintenance failed")')).toBe(false);
  expect(rule.test("sendDuration: 3000,")).toBe(true);
  expect(rule.test("minutes: 30,")).toBe(false);
});
