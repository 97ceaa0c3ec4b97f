import type { Intent } from "./classify.ts";
import { type Bar, barBeyondDoubt, barToBeSure, barToWish, reaches } from "./closeness-bars.ts";
import { meanings, nameOf, type Wish } from "./compared-meanings.ts";
import { recognizedMeaning } from "./recognized-meaning.ts";

/** The topic that a text is recognized as, where this is surer than the bar. */
export function recognized(
  text: string,
  bar: Bar | undefined,
  { heard, first }: { heard?: Intent; first?: boolean | undefined } = {},
): Intent | undefined {
  const found = bar && recognizedMeaning(text, { other: heard && nameOf(heard), first });
  const meaning = found && meanings.get(found.meaning);
  if (!bar || meaning?.kind !== "topic") return undefined;
  // How to reach us: the number is one of the ways.
  if (heard?.kind === "phone" && meaning.topic.id === "contact") return undefined;
  return reaches([bar], found?.share ?? 0, found?.lead ?? 0) ? meaning : undefined;
}

/** What is asked to be done, or that nothing is asked, by the meanings that the classifier knows. */
export const wishes: Readonly<Record<string, Wish>> = {
  "wish book": "book",
  "wish message": "message",
  "wish person": "person",
  "wish phone": "phone",
  "wish plan": "plan",
  "wish smallTalk": "aside",
  "wish statement": "aside",
  "wish offTopic": "off-topic",
  "wish unknown": "unknown",
};

/** The wish that a text is recognized as, where this is surer than what was heard. */
export function recognizedWish(
  heard: Intent | undefined,
  text: string,
  first?: boolean,
): Intent | undefined {
  const found = recognizedMeaning(text, { other: heard && nameOf(heard), first });
  const kind = found && wishes[found.meaning];
  if (!kind || kind === heard?.kind) return undefined;
  const bar = barToWish(heard, kind);
  return bar && reaches([bar], found.share, found.lead) ? { kind, score: 3 } : undefined;
}

/** A greeting or thanks: nothing was heard beside it. */
const courtesyScore = 1;

/** The topic of a message that is recognized beyond doubt, where something else was heard. */
export const surely = (heard: Intent, text: string, first?: boolean): Intent | undefined =>
  heard.score > courtesyScore ? recognized(text, barToBeSure(heard), { heard, first }) : undefined;

/** "If i start with basic can i go up to silver": a topic that is meant whatever is named besides. */
export const beyondDoubt = (text: string): Intent | undefined => recognized(text, barBeyondDoubt);
