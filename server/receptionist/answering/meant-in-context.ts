import { readFileSync } from "node:fs";
import { everyTopic } from "#content/receptionist/every-topic.ts";
import type { Topic } from "#content/receptionist/topic.ts";
import type { Conversation } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { contextClassifierFile, readClassifier } from "./question-classifier.ts";
import type { LineContext } from "./question-features.ts";

const classifier = readClassifier(readFileSync(contextClassifierFile));
const topics = new Map<string, Topic>(everyTopic.map((one) => [one.id, one]));

/** Letters at the start of an answer by which it is known again. */
const known = 40;
const openings = [...topics.values()].flatMap(({ id, say }) =>
  Object.values(say).map((text: string) => ({ id, opening: text.slice(0, known) })),
);

/** The topics that an answer told about; "wish price" where it told prices alone. */
function toldIn(answer: string): string[] {
  const found = openings.filter(({ opening }) => answer.includes(opening)).map(({ id }) => id);
  return found.length === 0 && /\$\d/.test(answer) ? ["wish price"] : found;
}

/** Where the next line of a conversation will stand. */
export function contextOf({ lines, asking, task }: Conversation): LineContext {
  const last = (who: "visitor" | "assistant") =>
    lines.findLast((line) => line.who === who)?.text ?? "";
  const chooses = asking === "time" && task && "offered" in task && task.kind !== "message";
  const asked =
    asking === "confirm"
      ? `reads back ${task?.kind === "message" ? "message" : "booking"}`
      : chooses
        ? "offers times"
        : asking && `asks ${asking}`;
  return { after: toldIn(last("assistant")), before: last("visitor"), ...(asked && { asked }) };
}

/** What a line most likely asks about, after what was said before it. */
export interface MeantInContext {
  topic: Topic;
  /** How likely it is, from 0 to 1. */
  share: number;
  /** The part of the line that asks it. */
  text: string;
  /** The largest share that a meaning has in the line or a part of it; undefined where it was never learned. */
  of(meaning: string): number | undefined;
}

/** The topic that a line or a part of it asks about; undefined where something else is likelier. */
export function meantInContext(message: string, context: LineContext): MeantInContext | undefined {
  const texts = [...new Set([message, ...clausesOf(message).map(({ text }) => text)])];
  const judged = texts.flatMap((text) => {
    const shares = classifier.shares(text, context);
    if (!shares) return [];
    const most = shares.indexOf(Math.max(...shares));
    return [{ text, shares, meaning: classifier.meanings[most] ?? "", share: shares[most] ?? 0 }];
  });
  const found = judged
    .filter(({ meaning }) => topics.has(meaning))
    .toSorted((one, other) => other.share - one.share)[0];
  const topic = found && topics.get(found.meaning);
  if (!found || !topic) return undefined;
  return {
    topic,
    share: found.share,
    text: found.text,
    of(meaning) {
      const at = classifier.meanings.indexOf(meaning);
      return at < 0 ? undefined : Math.max(...judged.map(({ shares }) => shares[at] ?? 0));
    },
  };
}
