import { exampleQuestions, exampleWishes } from "#content/receptionist/example-questions.ts";
import { companyTopics } from "#content/receptionist/topics-company.ts";
import { productTopics } from "#content/receptionist/topics-product.ts";
import type { Intent } from "./classify.ts";
import { createNearestExample } from "./nearest-example.ts";

const topics = new Map([...companyTopics, ...productTopics].map((topic) => [topic.id, topic]));

const examples = createNearestExample<Intent>(
  [
    ...Object.entries(exampleQuestions).flatMap(([id, texts]) => {
      const topic = topics.get(id);
      if (!topic) throw new Error(`No topic is called "${id}"`);
      return texts.map((text) => ({
        text,
        meaning: { kind: "topic", topic, score: 3 } satisfies Intent,
      }));
    }),
    ...Object.entries(exampleWishes).flatMap(([kind, texts]) =>
      texts.map((text) => ({
        text,
        meaning: { kind: kind as keyof typeof exampleWishes, score: 3 } satisfies Intent,
      })),
    ),
  ],
  0.5,
);

/**
 * Likeness from which a question counts as the same, and the words of weight that it has to share:
 * against what its words alone would mean, and where they mean nothing.
 */
const alike = { against: { likeness: 0.75, shared: 2 }, alone: { likeness: 0.6, shared: 1 } };
/** Score up to which the words of an intent decide little. */
const weak = 2;
/** Intents that one stray word brings about: "over the phone", "where do you store". */
const stray = new Set<Intent["kind"]>(["phone", "price", "industry", "missing-integration"]);

/** What a question means that is worded much like one we know. */
export function likeIntent(text: string, how: keyof typeof alike = "alone"): Intent | undefined {
  const found = examples.find(text);
  const { likeness, shared } = alike[how];
  return found && found.likeness >= likeness && found.shared >= shared ? found.meaning : undefined;
}

/** Whether an example may overrule what was heard in the words of a question. */
export const yields = (heard: Intent | undefined, text: string): boolean =>
  heard === undefined ||
  (heard.score <= weak &&
    (stray.has(heard.kind) || (heard.kind === "person" && ofProduct.test(text))));

/** "Does it tell people that it is no person" wants none. */
const ofProduct =
  /^(?:and |so |but )?(?:does|do|will|would|can|is) (?:it|the|this|callers?|people|they)\b/;
