import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { everyTopic } from "#content/receptionist/every-topic.ts";
import type { NamedExample } from "./examples.ts";
import type { LineContext } from "./question-features.ts";

const folder = join(
  import.meta.dirname,
  "../../../content/receptionist/learned-examples/in-context",
);

const topics = new Set(everyTopic.map(({ id }) => id));

/** Labels of the files that are named otherwise here. */
const meanings: Readonly<Record<string, string>> = {
  price: "wish price",
  sum: "wish plan",
  plan: "wish plan",
  "off-topic": "wish offTopic",
  emergency: "danger",
  remark: "wish statement",
  fact: "wish statement",
  ...Object.fromEntries(["thanks", "bye", "greet", "insult"].map((one) => [one, "wish smallTalk"])),
  ...Object.fromEntries(
    ["integration", "industry", "book", "message", "person", "phone", "unknown", "role"].map(
      (one) => [one, `wish ${one}`],
    ),
  ),
  harmless: "wish harmless",
  ...Object.fromEntries(
    ["detail", "wrong", "refuse", "yes", "no", "drop", "more", "none", "repeat", "doubt"].map(
      (one) => [one, `act ${one}`],
    ),
  ),
};

/**
 * Labels that are not learned: three topics have the names of acts ("topic keep" is how long data is kept, "keep" that
 * all stays as it is), and not every writer told them apart.
 */
const unlearned = new Set(["change", "keep", "advice"]);

/**
 * The meaning of a label: "price gold minutes", "trialOthers", "topic keep"; undefined for what is not learned.
 * @throws for a label that nobody knows.
 */
export function meaningOf(label: string): string | undefined {
  const [name = "", topic = ""] = label.trim().split(/\s+/);
  const meaning =
    name === "topic" ? topic : topics.has(name) && !unlearned.has(name) ? name : meanings[name];
  const known = name === "topic" ? topics.has(topic) : meaning !== undefined;
  if (!known && !unlearned.has(name)) throw new Error(`No meaning is called "${label.trim()}"`);
  return meaning;
}

/** What is asked of the visitor, without remarks: "asks name (booking)". */
const askedOf = (said: string): string =>
  said
    .replace(/\(.*\)/, "")
    .replace(/^asks (?:when|day|day\/time)$/, "asks time")
    .trim();

/** What was told, and not done or said in passing: the next line may be about it. */
const isTold = (meaning: string) => !/^(?:act |wish statement|wish smallTalk)/.test(meaning);

/** Conversations, each clause with its label below its line. */
function conversationsIn(text: string): NamedExample[] {
  return text.split(/^== .*$/m).flatMap((block) => {
    const examples: NamedExample[] = [];
    let context: LineContext = { after: [], before: "" };
    let meant: string[] = [];
    let line = "";
    let asked: string | undefined;
    for (const row of block.split("\n")) {
      if (row.startsWith("> ")) {
        const told = meant.filter(isTold);
        const after = told.length > 0 ? told : context.after;
        context = { after, before: line, ...(asked && { asked }) };
        [meant, line, asked] = [[], row.slice(2), undefined];
      } else if (row.startsWith("<")) asked = askedOf(row.slice(1).trim());
      else {
        if (!row.trim()) continue;
        const at = row.indexOf("|");
        if (at < 0) throw new Error(`No label stands before "${row}"`);
        const labels = row.slice(0, at).split("+");
        for (const meaning of labels.flatMap((label) => meaningOf(label) ?? [])) {
          examples.push({ text: row.slice(at + 1).trim(), meaning, context });
          meant.push(meaning);
        }
      }
    }
    return examples;
  });
}

/** Lines under what was answered ("== after trial") or asked ("== asks email") before. */
function nextLinesIn(text: string): NamedExample[] {
  let context: LineContext | undefined;
  return text.split("\n").flatMap((row) => {
    const heading = /^== (.+)$/.exec(row)?.[1]?.trim();
    if (heading) {
      const topic = /^after (.+)$/.exec(heading)?.[1];
      // "After change": of the topic of that name.
      const told = topic && (topics.has(topic) ? topic : meaningOf(topic));
      context = topic
        ? { after: told ? [told] : [], before: "" }
        : heading === "first"
          ? { after: [], before: "" }
          : heading === "anywhere"
            ? undefined
            : { after: [], before: "", asked: askedOf(heading) };
      return [];
    }
    if (!row.trim()) return [];
    const at = row.lastIndexOf(" | ");
    if (at < 0) throw new Error(`No label stands behind "${row}"`);
    const found = row
      .slice(at + 3)
      .split(";")
      .flatMap((label) => meaningOf(label) ?? []);
    const [meaning] = found;
    return meaning && found.length === 1
      ? [{ text: row.slice(0, at).trim(), meaning, ...(context && { context }) }]
      : [];
  });
}

/** What one file of examples holds. */
function examplesOf(file: string): NamedExample[] {
  const text = readFileSync(join(folder, file), "utf8");
  return file.startsWith("conversations-") ? conversationsIn(text) : nextLinesIn(text);
}

/** What visitors say in the course of a conversation, with what it means there, by file. */
export const inContextExamples = (): readonly (readonly [file: string, NamedExample[]])[] =>
  readdirSync(folder)
    .sort()
    .map((file) => [file, examplesOf(file)] as const);

/** The same of all files. */
export const readInContextExamples = (): readonly NamedExample[] =>
  inContextExamples().flatMap(([, examples]) => examples);
