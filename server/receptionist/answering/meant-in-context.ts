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

/** What a line, or a part of it, most likely means after what was said before it. */
export interface MeantInContext {
  /** A topic's id, or a wish: "wish price". */
  meaning: string;
  /** How likely it is, from 0 to 1. */
  share: number;
  /** The largest share that a meaning has in the line or a part of it; undefined where it was never learned. */
  of(meaning: string): number | undefined;
}

/** A topic that is meant. */
export interface TopicInContext extends MeantInContext {
  topic: Topic;
  /** How likely the whole line tells or asks nothing, from 0 to 1. */
  quiet: number;
}

interface Judged {
  text: string;
  shares: Float64Array;
  meaning: string;
  share: number;
}

/** The line and its parts, the line first. */
function judge(message: string, context: LineContext): Judged[] {
  const texts = new Set([message, ...clausesOf(message).map(({ text }) => text)]);
  return [...texts].flatMap((text) => {
    const shares = classifier.shares(text, context);
    if (!shares) return [];
    const most = shares.indexOf(Math.max(...shares));
    return [{ text, shares, meaning: classifier.meanings[most] ?? "", share: shares[most] ?? 0 }];
  });
}

/** Tells and asks nothing. */
const quiet = new Set(["wish statement", "wish smallTalk", "wish harmless", "act doubt"]);
const quietOf = (judged: Judged | undefined): number =>
  [...quiet].reduce((sum, one) => sum + (judged?.shares[classifier.meanings.indexOf(one)] ?? 0), 0);

const largestOf = (judged: readonly Judged[]) => (meaning: string) => {
  const at = classifier.meanings.indexOf(meaning);
  return at < 0 ? undefined : Math.max(...judged.map(({ shares }) => shares[at] ?? 0));
};

/** The topic that a line or a part of it asks about; undefined where something else is likelier. */
export function meantInContext(message: string, context: LineContext): TopicInContext | undefined {
  const judged = judge(message, context);
  const found = judged
    .filter(({ meaning }) => topics.has(meaning))
    .toSorted((one, other) => other.share - one.share)[0];
  const topic = found && topics.get(found.meaning);
  if (!found || !topic) return undefined;
  const of = largestOf(judged);
  return { topic, meaning: topic.id, share: found.share, quiet: quietOf(judged[0]), of };
}

/** The name that all of those have here. */
export const asksNothingInContext = "quiet";

/** What a whole line means, where no part of it means something else. */
export function wholeInContext(message: string, context: LineContext): MeantInContext | undefined {
  const judged = judge(message, context);
  const [whole] = judged;
  if (whole?.text !== message) return undefined;
  const of = largestOf(judged);
  if (judged.every(({ meaning }) => quiet.has(meaning)))
    return { meaning: asksNothingInContext, share: quietOf(whole), of };
  if (judged.some(({ meaning }) => meaning !== whole.meaning)) return undefined;
  return { meaning: whole.meaning, share: whole.share, of };
}

/** A part of a line, and what it most likely means. */
export interface PartInContext {
  text: string;
  meaning: string;
  share: number;
}

/** What each part of a line means that has several; `of` is of the whole line and all its parts. */
export function partsInContext(
  message: string,
  context: LineContext,
): { parts: PartInContext[]; of: MeantInContext["of"] } {
  const judged = judge(message, context);
  return { parts: judged.filter(({ text }) => text !== message), of: largestOf(judged) };
}
