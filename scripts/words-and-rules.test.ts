import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shownTexts } from "./shown-texts.ts";

interface Line {
  file: string;
  text: string;
}

/** The paths of a folder's sources, except tests. */
function sourcesOf(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => name.test(file) && !/\.test\.tsx?$|(^|\/)(eval|testing)\//.test(file))
    .map((file) => join(folder, file));
}

/** Every line of a folder's sources, except comments. */
function linesOf(folder: string, name: RegExp): Line[] {
  return sourcesOf(folder, name)
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .map((text) => ({ file, text: text.trim() })),
    )
    .filter(({ text }) => !/^(\/\/|\/?\*)/.test(text));
}

const shown = ({ file, text }: Line) => `${file}: ${text}`;

/**
 * A text in quotes that starts with a capital, has several words, and ends like a sentence, perhaps
 * with a value behind it.
 */
const sentence = /(["`])[A-Z][\p{L}’']*[ ,][^"`]{6,}[.?!](?: X)?\1/u;
/** A value in a text may begin it as a capital does. */
const hasSentence = (line: string) => sentence.test(line.replaceAll(/\$\{[^`{}]*\}/g, "X"));
/** Texts for the operator of the server, or for a language model. */
const toOperators =
  /(?:Error|super|print|expect)\(|description:|^(?:"|`).*(?:Error|PORT|HOST)|server\/(?:cli\/|figures\/print-|env\.ts|http\/listen\.ts|testing\/)|-command\.ts/;

test.for(["server", "contract"])("no sentence for visitors stands in %s/", (folder) => {
  const found = linesOf(folder, /\.ts$/)
    .filter(({ text }) => hasSentence(text))
    .filter((line) => !toOperators.test(shown(line)))
    .filter(({ file }) => !/test-bookings\.ts$/.test(file));
  expect(found.map(shown)).toEqual([]);
});

test("no word that people at the company read stands in web/desk", () => {
  const found = sourcesOf("web/desk", /\.tsx?$/).flatMap((file) =>
    shownTexts(file, readFileSync(file, "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** Names of times, sizes and speeds, which belong next to the code that uses them. */
const rule =
  /\b\w*(?:[dD]uration|[dD]elay|[tT]imeout|[iI]nterval|[sS]peed|[pP]ixels|[pP]ageSize|[rR]efresh|[mM]axLength|[mM]illiseconds)\w*:\s*-?[\d_]+/;

test("no time, size or speed of a mechanism stands in content/", () => {
  const found = linesOf("content", /\.ts$/).filter(({ text }) => rule.test(text));
  expect(found.map(shown)).toEqual([]);
});

// A reader with a larger font size in the browser gets the narrower layout, in which the text has room.
test("the breakpoints of every style sheet are in em", () => {
  const found = linesOf("web", /\.css$/).filter(({ text }) => /^@media.*\dpx/.test(text));
  expect(found.map(shown)).toEqual([]);
});

test("the patterns find what they are for", () => {
  expect(hasSentence('message: "Please try again in a moment."')).toBe(true);
  expect(hasSentence(`\`\${time} has just gone. \${advice}\``)).toBe(true);
  expect(hasSentence(`\`\${said(at)} is free again.\``)).toBe(true);
  expect(hasSentence('log.warn({ error }, "maintenance failed")')).toBe(false);
  expect(hasSentence(`\`\${words.when} \${zone}.\``)).toBe(false);
  expect(rule.test("sendDuration: 3000,")).toBe(true);
  expect(rule.test("minutes: 30,")).toBe(false);
});

test.for([
  ["<h2>Before and after</h2>", ["Before and after"]],
  ["<p>{count} done.</p>", ["done."]],
  ["<b>{isCut ? 'only ' + most : all}</b>", ["only"]],
  ["<td>{isHere && ', this one'}</td>", [", this one"]],
  [`<a aria-label={\`\${name}: sign out\`} title="Out" />`, [": sign out", "Out"]],
  ["[{ page: 'tray', label: 'In-tray' }]", ["In-tray"]],
  ["() => 'Nothing found'", ["Nothing found"]],
  [`() => \`Waits \${hours} hours\``, ["Waits 0 hours"]],
  [
    "<a className='btn bare' href='/desk'>{words.out} <kbd>Ctrl</kbd> {page === 'tray' && n}</a>",
    [],
  ],
] as const)("of %s people read %j", ([source, shown]) => {
  expect(shownTexts("example.tsx", source)).toEqual(shown);
});
