import { readFileSync } from "node:fs";
import { type EmergencyId, emergencySentences } from "#content/front-desks/emergency-sentences.ts";
import { ofBodies, ofPipes } from "#content/front-desks/everyday-meanings.ts";
import {
  type QuestionClassifier,
  readClassifier,
} from "#server/receptionist/answering/question-classifier.ts";
import { likeDanger } from "#server/receptionist/answering/recognized-meaning.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { withoutDenials } from "./denials.ts";

/** What a saying means that tells of no danger. */
export const safe = "safe";

/** Written by `npm run clause-classifiers`. */
export const dangerClassifierFile = new URL("./danger-classifier.bin", import.meta.url);

/** From here on a message that no rule knows tells of a danger. */
const surelyTold = 0.99;
/** A short answer is like too many examples: "just the kitchen n hallway". */
const fewest = { words: 6, signs: 10 };

/** The classifier of this site's own line has to find it possible too: it has learned other lines. */
const perhapsTold = 0.05;

let classifier: QuestionClassifier | undefined;

/**
 * The danger that a caller tells of in words that no rule has. The classifier has learned dangers beside
 * what callers of the trades say every day; it only adds to the rules and never silences them.
 */
export function learnedDanger(text: string): EmergencyId | undefined {
  const told = withoutDenials(text);
  const isLong = hasChinese(told)
    ? chineseText(told).length >= fewest.signs
    : latinWords(told).length >= fewest.words;
  if (!isLong) return undefined;
  // "The heater ran all night and does not warm the house": what is denied tells what it is about.
  const { share, meaning } = dangersIn(text);
  if (share < surelyTold) return undefined;
  if (dangersIn(told).share < surelyTold) return undefined;
  if (likeDanger(told) < perhapsTold) return undefined;
  // "Washer hose split, the room is soaked and i cant find the shut off": like somebody who bleeds, and a pipe.
  if (meaning === "medical" && ofPipes.test(text) && !ofBodies.test(text)) return undefined;
  return meaning in emergencySentences ? (meaning as EmergencyId) : undefined;
}

/** The share of all dangers together, and the likeliest of them. */
function dangersIn(text: string): { share: number; meaning: string } {
  classifier ??= readClassifier(readFileSync(dangerClassifierFile));
  const shares = classifier.shares(text) ?? [];
  const dangers = classifier.meanings
    .map((meaning, at) => ({ meaning, share: shares[at] ?? 0 }))
    .filter(({ meaning }) => meaning !== safe);
  const { meaning } = dangers.reduce((most, one) => (one.share > most.share ? one : most));
  return { share: dangers.reduce((sum, one) => sum + one.share, 0), meaning };
}
