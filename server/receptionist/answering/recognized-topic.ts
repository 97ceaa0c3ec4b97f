import { readFileSync } from "node:fs";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { questionClassifierFile, readClassifier } from "./question-classifier.ts";

/** What a message most likely asks about, judged by thousands of messages in three languages. */
export interface RecognizedTopic {
  id: string;
  /** How likely it is, from 0 to 1. */
  share: number;
  /** How much likelier it is than the other meaning. */
  lead: number;
}

const classifier = readClassifier(readFileSync(questionClassifierFile));

/** Words from which a text is more than a fragment of the conversation: "ok", "a las cuatro". */
const fewestWords = 4;
/** What was said before decides such a text, unless it has many words besides. */
const pointsBack =
  /\b(?:it|that|this|these|those|them|ones?|both|the two)\b|^\W*(?:what|how) about\b/i;
const fewestBesides = 8;

/**
 * The likeliest topic of a message; undefined where a task or nothing we could answer is likelier.
 * @param other the name of the meaning that `lead` compares with; the second likeliest by default.
 */
export function recognizedTopic(text: string, other?: string): RecognizedTopic | undefined {
  if (lengthOf(text) < (pointsBack.test(text) ? fewestBesides : fewestWords)) return undefined;
  const shares = classifier.shares(text);
  if (!shares) return undefined;
  const order = [...shares.keys()].sort((one, two) => (shares[two] ?? 0) - (shares[one] ?? 0));
  const [first = 0, second = 0] = order;
  const id = classifier.meanings[first];
  if (!id || id.startsWith("wish ")) return undefined;
  const compared = other === undefined ? second : classifier.meanings.indexOf(other);
  const share = shares[first] ?? 0;
  return { id, share, lead: share - (shares[compared] ?? 0) };
}

/** In words; of Chinese, two signs count as one. */
const lengthOf = (text: string): number =>
  hasChinese(text) ? chineseText(text).length / 2 : latinWords(text).length;
