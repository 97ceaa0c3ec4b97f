import { exampleQuestions, exampleWishes } from "#content/receptionist/example-questions.ts";
import { plainQuestions, plainWishes } from "#content/receptionist/plain-questions.ts";
import { companyTopics } from "#content/receptionist/topics-company.ts";
import { productTopics } from "#content/receptionist/topics-product.ts";
import { termsTopics } from "#content/receptionist/topics-terms.ts";
import type { Intent } from "./classify.ts";
import { createNearestExample } from "./nearest-example.ts";
import { synonymGroups } from "./synonym-groups.ts";

const topics = new Map(
  [...companyTopics, ...productTopics, ...termsTopics].map((topic) => [topic.id, topic]),
);
const questions = [...Object.entries(exampleQuestions), ...Object.entries(plainQuestions)];
const wishes = [...Object.entries(exampleWishes), ...Object.entries(plainWishes)];

/** One meaning for each topic and each task, so that meanings can be compared. */
const meanings = new Map<string, Intent>();
for (const [id] of questions) {
  const topic = topics.get(id);
  if (!topic) throw new Error(`No topic is called "${id}"`);
  meanings.set(id, { kind: "topic", topic, score: 3 });
}
for (const [kind] of wishes)
  meanings.set(`wish ${kind}`, { kind: kind as keyof typeof exampleWishes, score: 3 });

const examples = createNearestExample<Intent>(
  [
    ...questions.flatMap(([id, texts]) => texts.map((text) => ({ text, id }))),
    ...wishes.flatMap(([kind, texts]) => texts.map((text) => ({ text, id: `wish ${kind}` }))),
  ].flatMap(({ text, id }) => {
    const meaning = meanings.get(id);
    return meaning ? [{ text, meaning }] : [];
  }),
  0.5,
  synonymGroups,
);

/** A message is compared as a whole and by its parts: a message of one part only once. */
let last: { text: string; found: ReturnType<typeof examples.find> } | undefined;
function nearest(text: string) {
  if (last?.text !== text) last = { text, found: examples.find(text) };
  return last.found;
}

/** Likeness from which a question that no rule knows counts as the same. */
const alone = 0.6;
/** Intents that one stray word brings about: "over the phone", "where do you store". */
const stray = new Set<Intent["kind"]>(["phone", "price", "industry", "missing-integration"]);

/** What a question means that is worded much like one we know. */
export function likeIntent(text: string): Intent | undefined {
  const found = nearest(text);
  return found && found.likeness >= alone && found.shared >= 1 ? found.meaning : undefined;
}

/** Scores up to which the words of a question may be wrong about it. */
const mayYield = ({ kind, score }: Intent, text: string): boolean =>
  score <= 2
    ? stray.has(kind) || kind === "topic" || (kind === "person" && ofProduct.test(text))
    : (kind === "topic" && score <= 3.5) || (kind === "unknown" && score <= 3);

/**
 * What a question means instead of what its words alone would mean, where an example is much more
 * like it than those of the heard meaning.
 */
export function likeInstead(heard: Intent | undefined, text: string): Intent | undefined {
  // Comparing costs more than all else: only where an example could win.
  if (heard && !mayYield(heard, text)) return undefined;
  const found = nearest(text);
  if (!found || found.shared < 2) return undefined;
  const { meaning, likeness, shared } = found;
  if (!heard) return likeness >= 0.75 ? meaning : undefined;
  const person = heard.kind === "person" && ofProduct.test(text);
  if (heard.score <= 2 && person && likeness >= 0.75) return meaning;
  if (heard.score <= 2 && stray.has(heard.kind)) {
    const own = meanings.get(`wish ${heard.kind}`);
    const lead = likeness - (own ? found.likenessTo(own) : 0);
    return likeness >= 0.75 || (likeness >= 0.68 && lead >= 0.25) ? meaning : undefined;
  }
  if (heard.kind !== "topic" && !(heard.kind === "unknown" && heard.score <= 3)) return undefined;
  const own = meanings.get(heard.kind === "topic" ? heard.topic.id : "");
  const lead = likeness - (own ? found.likenessTo(own) : 0);
  if (heard.score <= 2) return likeness >= 0.6 && lead >= 0.2 ? meaning : undefined;
  return heard.score <= 3.5 && likeness >= 0.75 && shared >= 3 && lead >= 0.3 ? meaning : undefined;
}

/** "Does it tell people that it is no person" wants none. */
const ofProduct =
  /^(?:and |so |but )?(?:does|do|will|would|can|is) (?:it|the|this|callers?|people|they)\b/;
