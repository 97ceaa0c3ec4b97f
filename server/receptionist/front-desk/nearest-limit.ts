import type { FrontDesk, Limit } from "#content/front-desks/front-desk.ts";
import { limitExamples, openExamples } from "#content/front-desks/limit-examples.ts";
import {
  createNearestExample,
  type NearestExample,
} from "#server/receptionist/answering/nearest-example.ts";

/** Likeness to an example from which a question counts as the same. */
const alike = 0.45;

/** Names and places are in many questions: a word that no example has weighs little. */
const strangers = 4;

const finders = new Map<string, NearestExample<string | undefined>>();

function finderOf(slug: FrontDesk["slug"]): NearestExample<string | undefined> {
  const known = finders.get(slug);
  if (known) return known;
  const own = Object.entries(limitExamples[slug] ?? {}).flatMap(([meaning, texts]) =>
    texts.map((text) => ({ text, meaning })),
  );
  const open = openExamples.map((text) => ({ text, meaning: undefined }));
  const made = createNearestExample<string | undefined>([...own, ...open], strangers);
  finders.set(slug, made);
  return made;
}

/** The limit that a question meets by its likeness to others, where no phrase of it was heard. */
export function nearestLimit({ slug, limits }: FrontDesk, question: string): Limit | undefined {
  const found = finderOf(slug).find(question);
  if (!found?.meaning || found.likeness < alike) return undefined;
  return limits.find(({ id }) => id === found.meaning);
}
