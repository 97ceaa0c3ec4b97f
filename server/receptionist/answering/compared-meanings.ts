import { everyTopic } from "#content/receptionist/every-topic.ts";
import type { Topic } from "#content/receptionist/topic.ts";
import { remembering } from "#server/receptionist/hearing/remembering.ts";
import type { Intent } from "./classify.ts";
import { englishVectors } from "./english-vectors.ts";
import { comparedExamples } from "./examples.ts";
import { createNearestExample } from "./nearest-example.ts";
import { createNearestMeaning } from "./nearest-meaning.ts";
import { recognizable } from "./recognized-meaning.ts";
import { synonymGroups } from "./synonym-groups.ts";

/** Every topic by its id. */
export const topics = new Map<string, Topic>(everyTopic.map((topic) => [topic.id, topic]));
/** What is asked to be done. */
export type Wish = Exclude<
  Intent["kind"],
  "topic" | "integration" | "missing-integration" | "industry"
>;

/** One meaning for each topic and each task, so that meanings can be compared. */
export const meanings = new Map<string, Intent>();
for (const topic of topics.values())
  if (recognizable.has(topic.id)) meanings.set(topic.id, { kind: "topic", topic, score: 3 });
for (const { meaning: name } of comparedExamples) {
  const kind = name.startsWith("wish ") ? name.slice("wish ".length) : undefined;
  const topic = topics.get(name);
  if (kind) meanings.set(name, { kind: kind as Wish, score: 3 });
  else if (topic) meanings.set(name, { kind: "topic", topic, score: 3 });
  else throw new Error(`No topic is called "${name}"`);
}

const compared = comparedExamples.flatMap(({ text, meaning: name }) => {
  const meaning = meanings.get(name);
  return meaning ? [{ text, meaning }] : [];
});
const byWords = createNearestExample<Intent>(compared, 0.5, synonymGroups);
const byMeaning = createNearestMeaning(compared, englishVectors);

/** The example that is most like a text by its words. */
export const nearest = remembering(byWords.find, 50);
/** The meaning that an English text is closest to by what it is about. */
export const closest = remembering((text) => byMeaning.find(text, nearest(text)), 50);

/** The name of an intent's meaning: one trade or system is asked about like all of them. */
export function nameOf(heard: Intent): string {
  if (heard.kind === "topic") return heard.topic.id;
  if (heard.kind === "industry") return "industries";
  return heard.kind.endsWith("integration") ? "integrations" : `wish ${heard.kind}`;
}
