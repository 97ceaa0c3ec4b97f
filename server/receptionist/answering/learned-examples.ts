import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { askedWishes } from "#content/receptionist/asked-questions.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { comparedExamples, emergency, type NamedExample, named, wish } from "./examples.ts";
import { readInContextExamples } from "./in-context-examples.ts";

const folder = join(import.meta.dirname, "../../../content/receptionist/learned-examples");

/** The lines of all files of a folder; a file has the name of what its lines mean. */
const linesOf = (kind: "topics" | "wishes" | "emergencies") =>
  Object.fromEntries(
    readdirSync(join(folder, kind))
      .sort()
      .map((file) => [
        basename(file, ".txt"),
        readFileSync(join(folder, kind, file), "utf8")
          .split("\n")
          .filter(Boolean),
      ]),
  );

/** Words from which a line of a conversation means the same by itself; of Chinese, signs. */
const fewest = { words: 4, signs: 6 };
/** What is learned only where something was asked or told before, and dangers, which have names of their own. */
const onlyInContext = /^(?:act |danger$)/;

/** What was said first in a conversation, or in so many words that nothing before it is needed. */
function linesByThemselves(): NamedExample[] {
  return readInContextExamples()
    .filter(({ text, meaning, context }) => {
      if (onlyInContext.test(meaning) || context?.asked) return false;
      const first = context?.after.length === 0 && context.before === "";
      const long = hasChinese(text)
        ? chineseText(text).length >= fewest.signs
        : latinWords(text).length >= fewest.words;
      return first || long;
    })
    .map(({ text, meaning }) => ({ text, meaning }));
}

/** All examples that the classifier learns; those in files of text are read for that alone. */
export const readLearnedExamples = (): readonly NamedExample[] => [
  ...comparedExamples,
  ...named(linesOf("topics")),
  ...named(askedWishes, wish),
  ...named(linesOf("wishes"), wish),
  ...named(linesOf("emergencies"), emergency),
  ...linesByThemselves(),
];

/**
 * All examples that the classifier of lines in context learns. Those by themselves are among them: they say most
 * about the topics, and lines in context what becomes of them.
 */
export function readContextExamples(): readonly NamedExample[] {
  const inContext = readInContextExamples();
  const known = new Set(inContext.map(({ meaning }) => meaning));
  return [...inContext, ...readLearnedExamples().filter(({ meaning }) => known.has(meaning))];
}
