import type { Topic } from "#content/receptionist/topic.ts";
import { barAgainstAdvice, barBeyondDoubt } from "./closeness-bars.ts";
import { closest, nameOf, topics } from "./compared-meanings.ts";
import { asks } from "./line-in-context.ts";
import type { Question } from "./question-in.ts";
import { recognized, wishes } from "./recognized-intent.ts";
import {
  hardlyAdvice,
  isStrange,
  likeAdvice,
  likelyMeanings,
  recognizedMeaning,
} from "./recognized-meaning.ts";

/** From here on a sentence says by itself what is asked, whatever stands beside it. */
export const clearByItself = 0.85;

/** Whether a sentence is recognized as what it was heard to ask, pointing back to nothing. */
export function isClear({ hearing: { spelled }, intent }: Question): boolean {
  const found = recognizedMeaning(spelled);
  return found?.meaning === nameOf(intent) && found.share >= clearByItself;
}

/** Up to here a whole message has nothing of a meaning. */
const nothingOf = 0.02;

/**
 * Whether a part of a message seems to ask about a topic of which the whole, which is recognized as another
 * one, has nothing.
 */
export function isForeign(part: Question, whole: Question): boolean {
  if (part.intent.kind !== "topic" || !isClear(whole) || isClear(part)) return false;
  const name = nameOf(part.intent);
  // "能保留原来的号码吗？要写代码吗？": too short to be clear, and yet like nothing else.
  if ((likelyMeanings(part.hearing.spelled).get(name) ?? 0) >= clearByItself) return false;
  const share = likelyMeanings(whole.hearing.spelled).get(name);
  return share !== undefined && share < nothingOf;
}

/** From here on a message asks about a topic and for no task, whatever words for one it has. */
const onlyAsked = 0.95;

/** Whether a whole message is a question about a topic: "what do i tell my partner about security". */
export function asksTopicAlone(text: string): boolean {
  const found = recognizedMeaning(text);
  return found !== undefined && topics.has(found.meaning) && found.share >= onlyAsked;
}

/** Up to here a message has nothing of a wish for a call, a message, a person or the number. */
const hardlyWished = 0.1;

/** Whether nothing in a whole message is like a wish for any task: "she did the scheduling". */
export function wishesNothing(text: string): boolean {
  const meanings = likelyMeanings(text);
  if (meanings.size === 0) return false;
  const tasks = ["wish book", "wish message", "wish person", "wish phone", "move", "contact"];
  return tasks.reduce((sum, one) => sum + (meanings.get(one) ?? 0), 0) < hardlyWished;
}

/** Whether advice is given, and what the law asks of those who call: asked in the same words as for advice. */
const askedAsAdvice = new Set(["advice", "acceptableUse"]);

/**
 * Whether a message with the words of a legal or medical question asks about this site's topics.
 */
export function asksOfTopic(text: string): boolean {
  const meant = recognized(text, barAgainstAdvice);
  if (meant?.kind !== "topic" || askedAsAdvice.has(meant.topic.id)) return false;
  // "Is it a crime to record a call": about recordings, and asked of a lawyer.
  if (likeAdvice(text) > hardlyAdvice) return false;
  if (recognized(text, barBeyondDoubt)) return true;
  // A refusal is a promise: in English the comparison by meaning has to agree.
  const close = closest(text);
  return !close || close.closenessTo(meant) >= Math.max(0.2, close.closeness - 0.25);
}

/** From here on a topic is worth an answer where the likeliest one was just given. */
const likelyToo = 0.3;

/** The topic that a question is likely to be about, if not about the given one. */
export function likelyBeside(text: string, given: string): Topic | undefined {
  // A fragment points back to what was said before.
  if (!recognizedMeaning(text)) return undefined;
  const [meaning, share = 0] =
    [...likelyMeanings(text)]
      .filter(([one]) => one !== given)
      .sort((one, two) => two[1] - one[1])[0] ?? [];
  return meaning !== undefined && share >= likelyToo ? topics.get(meaning) : undefined;
}

/** From here on a message that nothing answers asks for nothing, or for nothing of ours. */
const likelyNothing = 0.6;

/** From here on a statement that nothing answers is taken for one. */
const likelyTold = 0.4;
const told = ["wish statement", "wish smallTalk", "wish harmless"];

/** Whether a message that has no form of a question most likely only tells something. */
export function tellsSomething(text: string, spelled: string): boolean {
  if (asks(text) || isStrange(spelled)) return false;
  const meanings = likelyMeanings(spelled);
  return told.reduce((sum, one) => sum + (meanings.get(one) ?? 0), 0) >= likelyTold;
}

/** What a message that nothing answers most likely is, where it asks for nothing of ours. */
export function asksNothing(text: string): "aside" | "off-topic" | undefined {
  if (isStrange(text)) return undefined;
  const [meaning = "", share = 0] = [...likelyMeanings(text)].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (share < likelyNothing) return undefined;
  return meaning === "wish offTopic"
    ? "off-topic"
    : wishes[meaning] === "aside"
      ? "aside"
      : undefined;
}
