import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { askedWishes } from "#content/receptionist/asked-questions.ts";
import { comparedExamples, emergency, type NamedExample, named, wish } from "./examples.ts";

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

/** All examples that the classifier learns; those in files of text are read for that alone. */
export const readLearnedExamples = (): readonly NamedExample[] => [
  ...comparedExamples,
  ...named(linesOf("topics")),
  ...named(askedWishes, wish),
  ...named(linesOf("wishes"), wish),
  ...named(linesOf("emergencies"), emergency),
];
