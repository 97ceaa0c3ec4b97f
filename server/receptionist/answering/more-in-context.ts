import type { Language } from "#contract/receptionist.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import type { Intent } from "./classify.ts";
import { nameOf, topics } from "./compared-meanings.ts";
import {
  asks,
  hardlyWished,
  type Line,
  likelihoodAlone,
  ofEmergencyNumber,
  settled,
} from "./line-in-context.ts";
import { partsInContext } from "./meant-in-context.ts";
import type { Question } from "./question-in.ts";
import { isStrange } from "./recognized-meaning.ts";

/** Share from which a part of a line asks for what it is most likely about. */
const bars = { topic: 0.8, unknown: 0.9, price: 0.9 };

/** Up to here the words alone do not mean a topic. */
const hardlyMeant = 0.05;

const general = new Set(["what", "integrations", "howManyIntegrations"]);

function intentOf(meaning: string, share: number): Intent | undefined {
  const topic = topics.get(meaning);
  if (topic) return share >= bars.topic ? { kind: "topic", topic, score: 6 } : undefined;
  if (meaning === "wish unknown" && share >= bars.unknown) return { kind: "unknown", score: 6 };
  if (meaning === "wish price" && share >= bars.price) return { kind: "price", score: 6 };
  return undefined;
}

/**
 * The questions of a line of several parts, with those that the words of a part alone do not tell: "does it call
 * them back, and who pays if it gets it wrong". A part that nobody here can answer is one of them, so that this is
 * said.
 */
export function questionsInContext(line: Line, language: Language): readonly Question[] {
  const { message, questions, context, intent: heard } = line;
  if (heard && settled.has(heard.kind)) return questions;
  const { parts, of } = partsInContext(message, context);
  if (parts.length < 2) return questions;
  const known = new Set(questions.map(({ intent }) => nameOf(intent)));
  const more = parts.flatMap(({ text, meaning, share }): Question[] => {
    const intent = isStrange(text) || !asks(text) ? undefined : intentOf(meaning, share);
    if (!intent || known.has(meaning)) return [];
    // "So what then, if you don't have it": of that system, and of nothing in general.
    if (known.has("notListed") && general.has(meaning)) return [];
    if (meaning === "emergencyNumber" && !ofEmergencyNumber.test(text)) return [];
    known.add(meaning);
    return [{ hearing: { ...hear(text, language), language }, intent }];
  });
  if (more.length === 0) return questions;
  const likely = questions.filter(
    ({ intent }) =>
      intent.kind !== "topic" ||
      (of(nameOf(intent)) ?? 1) > hardlyWished ||
      likelihoodAlone(message, intent.topic.id) > hardlyMeant,
  );
  return [...likely, ...more];
}
