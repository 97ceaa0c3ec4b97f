import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FrontDesk } from "#content/front-desks/front-desk.ts";
import { everyDesk } from "#content/front-desks/front-desks.ts";
import { limitExamples, openExamples } from "#content/front-desks/limit-examples.ts";
import { type NamedExample, named } from "#server/receptionist/answering/examples.ts";

const folder = join(import.meta.dirname, "../../../../content/front-desks/learned-examples");

/** What a clause may be at every desk: a caller thanks in the same words whatever the trade is. */
export const everywhere: ReadonlySet<string> = new Set([
  "aside",
  "name",
  "note",
  "person",
  "question",
  "when",
]);
/** Examples of other trades that a desk learns of each of these. */
const fromOthers = 400;

/** The lines of a trade's file, each under the last heading (`== field rooms`). */
export function readClauses(text: string): NamedExample[] {
  let meaning = "";
  return text.split("\n").flatMap((line) => {
    const heading = /^== *(.+?) *$/.exec(line)?.[1];
    if (heading) meaning = heading;
    return heading || !line.trim() ? [] : [{ text: line.trim(), meaning }];
  });
}

/** What callers of each trade say, clause by clause, with what the clause is. */
export function readClauseExamples(): ReadonlyMap<FrontDesk["slug"], NamedExample[]> {
  const own = new Map(
    everyDesk.map(({ slug }) => {
      const file = join(folder, `${slug}.txt`);
      return [
        slug,
        [
          ...readClauses(readFileSync(file, "utf8")),
          ...named(limitExamples[slug] ?? {}, (id) => `limit ${id}`),
          ...named({ question: openExamples }),
        ],
      ] as const;
    }),
  );
  return new Map(
    [...own].map(([slug, list]) => [
      slug,
      [...list, ...sharedBy([...own].filter(([other]) => other !== slug).map(([, all]) => all))],
    ]),
  );
}

/** What is worth a note differs by trade. */
const shared = [...everywhere].filter((meaning) => meaning !== "note");

/** The same number of examples from every other trade, evenly spread over its list. */
function sharedBy(others: readonly (readonly NamedExample[])[]): NamedExample[] {
  const each = Math.ceil(fromOthers / Math.max(1, others.length));
  return shared.flatMap((meaning) =>
    others.flatMap((list) => {
      const all = list.filter((one) => one.meaning === meaning);
      const step = Math.max(1, Math.floor(all.length / each));
      return all.filter((_, at) => at % step === 0).slice(0, each);
    }),
  );
}
