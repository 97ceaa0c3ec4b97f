import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NamedExample } from "#server/receptionist/answering/examples.ts";
import { readClauses } from "#server/receptionist/front-desk/clauses/clause-examples.ts";
import { tunedTrades } from "#server/receptionist/front-desk/eval/trade-dialogues.ts";
import { plain } from "#server/receptionist/hearing/words.ts";
import { openedSayingsByAThirdWriter } from "./eval/opened-sayings-by-a-third-writer.ts";
import { tunedSayings } from "./eval/tuned-sayings.ts";
import { tunedSayingsByDanger } from "./eval/tuned-sayings-by-danger.ts";
import { tunedSayingsBySituation } from "./eval/tuned-sayings-by-situation.ts";
import { tunedSayingsByTesters } from "./eval/tuned-sayings-by-testers.ts";
import { safe } from "./learned-danger.ts";
import { toldDanger } from "./told-danger.ts";

/** Something that is said at a desk: an emergency's id, or `safe`. */
interface DangerExample extends NamedExample {
  /** The desk at which callers say such things; of some, a danger is told too. */
  desk?: string;
}

const content = join(import.meta.dirname, "../../../content");
const read = (...path: string[]) => readFileSync(join(content, ...path), "utf8");
const lines = (text: string) => text.split("\n").filter(Boolean);
const named = (file: string) => file.replace(".txt", "");

/** Of the lines about safety, those that only deny a danger. */
const ofSafety = /^field (?:safe|hurt|reaction)$/;
const onlyDenies =
  /^(?:(?:oh|well|um|uh) )?(?:no|nope|nah|not|nothing|nobody|none|nada|nadie|sin|ni)(?![\p{L}])|^[没不]/iu;

/**
 * What the classifier of dangers learns: dangers in strangers' words, and beside them what callers of the
 * trades say every day.
 */
export const readDangerExamples = (): DangerExample[] => [
  ...dangersOfVisitors(),
  ...readClauses(read("front-desks/danger-examples/told.txt")),
  ...["front-desks/danger-examples", "receptionist/learned-examples/wishes"]
    .flatMap((folder) => lines(read(folder, "harmless.txt")))
    .map((text) => ({ text, meaning: safe })),
  ...sayings(),
  ...clausesOfCallers(),
];

function dangersOfVisitors(): DangerExample[] {
  const folder = "receptionist/learned-examples/emergencies";
  return readdirSync(join(content, folder))
    .sort()
    .flatMap((file) => lines(read(folder, file)).map((text) => ({ text, meaning: named(file) })));
}

const sayings = (): DangerExample[] =>
  [
    tunedSayings,
    tunedSayingsByDanger,
    tunedSayingsBySituation,
    tunedSayingsByTesters,
    openedSayingsByAThirdWriter,
  ]
    .flat()
    .filter(({ before, is }) => !before || !is)
    .map(({ said, is }) => ({ text: said, meaning: is?.[0] ?? safe }));

function clausesOfCallers(): DangerExample[] {
  const folder = "front-desks/learned-examples";
  return readdirSync(join(content, folder))
    .sort()
    .flatMap((file) =>
      readClauses(read(folder, file))
        .filter(({ text, meaning }) => !ofSafety.test(meaning) || onlyDenies.test(text))
        .map(({ text }) => ({ text, meaning: safe, desk: named(file) })),
    );
}

/** Callers of the trades also tell dangers: what the rules take for one is no example of what is safe. */
export const withoutTold = (examples: readonly DangerExample[]): DangerExample[] =>
  examples.filter(({ text, desk }) => !desk || !toldDanger(text, plain(text), desk, () => ""));

/** Whole lines of calls without any danger: they are longer than clauses, and mention more. */
export const readQuietLines = (): NamedExample[] =>
  tunedTrades
    .filter(({ turns }) => !turns.some(([, expected]) => expected?.emergency))
    .flatMap(({ turns }) => turns.map(([text]) => ({ text, meaning: safe })));
