import type { Intent } from "./classify.ts";

/** What a comparison by meaning has to reach: its closeness, and its lead over another meaning. */
export interface Bar {
  closeness: number;
  lead: number;
}

/** Nothing was heard and nothing else will be found: the alternative is "I do not know". */
export const lastResort: readonly Bar[] = [
  { closeness: 0.5, lead: 0.06 },
  { closeness: 0.58, lead: 0.03 },
];
/** Nothing was heard: a task or a quotation may still answer. */
const nothingHeard: readonly Bar[] = [{ closeness: 0.6, lead: 0.08 }];
/** One word brought a topic or a price about: right less often than the comparison. */
const oneWord: readonly Bar[] = [
  { closeness: 0.6, lead: 0.1 },
  { closeness: 0.5, lead: 0.3 },
];
/** A wish is seldom expressed by a stray word. */
const wish: readonly Bar[] = [{ closeness: 0.7, lead: 0.25 }];
const severalWords: readonly Bar[] = [{ closeness: 0.7, lead: 0.25 }];
/** Words for what is not on this site, such as a discount. */
const notKnown: readonly Bar[] = [{ closeness: 0.8, lead: 0.3 }];

const informing = new Set<Intent["kind"]>([
  "topic",
  "price",
  "phone",
  "integration",
  "missing-integration",
  "industry",
]);
const wishes = new Set<Intent["kind"]>(["message", "person", "plan"]);

/** What a comparison has to reach to stand instead of what was heard; none for what stays. */
export function barsInstead(heard: Intent | undefined): readonly Bar[] {
  if (!heard) return nothingHeard;
  const { kind, score } = heard;
  if (kind === "unknown") return notKnown;
  if (score <= 2) return informing.has(kind) ? oneWord : wishes.has(kind) ? wish : [];
  return kind === "topic" && score <= 3.5 ? severalWords : [];
}

/** Whether one of the bars is reached. */
export const reaches = (bars: readonly Bar[], closeness: number, lead: number): boolean =>
  bars.some((one) => closeness >= one.closeness && lead >= one.lead);

/** What a topic that is recognized by what many others said has to reach where nothing else answers. */
export const recognizedAlone: Bar = { closeness: 0.7, lead: 0.4 };

/**
 * The same instead of what was heard, and how much likelier than that it has to be. Several words of the
 * rules are seldom wrong.
 */
export function barToRecognize(heard: Intent | undefined): Bar | undefined {
  if (!heard) return { closeness: 0.6, lead: 0.45 };
  const { kind, score } = heard;
  // "U guys do plumbers? phone rings every time im under a house": a trade is heard by its name.
  if (kind === "industry") return { closeness: 0.9, lead: 0.8 };
  if (score <= 2) return { closeness: 0.7, lead: 0.6 };
  return score <= 3.5 && doubtful.has(kind) ? { closeness: 0.75, lead: 0.6 } : undefined;
}

/** Kinds that a few words may bring about wrongly. */
const doubtful = new Set<Intent["kind"]>(["topic", "price", "phone", "unknown", "industry"]);
/** The alternative is "I do not know". */
const leavesOpen = new Set<Intent["kind"]>(["unknown", "certificate", "missing-integration"]);

/** From here on the recognized topic also stands against the comparisons, by words and by meaning. */
export function barToBeSure({ kind, score }: Intent): Bar {
  if (leavesOpen.has(kind)) return { closeness: 0.85, lead: 0.7 };
  if (score <= 3.5) return { closeness: 0.9, lead: 0.8 };
  return { closeness: 0.97, lead: 0.94 };
}

/** From here on a message asks about the company or its product, and for no advice. */
export const barAgainstAdvice: Bar = { closeness: 0.92, lead: 0.8 };

/** The same where the comparison by meaning does not agree. */
export const barBeyondDoubt: Bar = { closeness: 0.995, lead: 0.99 };

/** What this site says nothing about. */
const notOurs = new Set<Intent["kind"]>(["off-topic", "unknown"]);

/** From here on a message asks for a task, or for nothing, whatever a few words of it may mean. */
export function barToWish(heard: Intent | undefined, wished: Intent["kind"]): Bar | undefined {
  if (!heard) return { closeness: 0.7, lead: 0.5 };
  // "Put me through to a colleague now" is no message, and a setup that is complicated no question.
  if (wished === "person" && heard.score <= 3.5) return { closeness: 0.95, lead: 0.9 };
  if (heard.kind === "off-topic" && wished === "unknown") return { closeness: 0.95, lead: 0.9 };
  if (!informing.has(heard.kind) || heard.score > 3.5) return undefined;
  if (heard.score > 2) return notOurs.has(wished) ? { closeness: 0.95, lead: 0.9 } : undefined;
  // "Two-chair dental office in Boise": the trade that is told has an answer.
  if (wished === "aside" && heard.kind === "industry") return undefined;
  return { closeness: 0.88, lead: 0.8 };
}
