import { readFileSync } from "node:fs";
import type { FrontDesk } from "#content/front-desks/front-desk.ts";
import {
  type QuestionClassifier,
  readClassifier,
} from "#server/receptionist/answering/question-classifier.ts";
import { remembering } from "#server/receptionist/hearing/remembering.ts";

/** Written by `npm run clause-classifiers`, a file for each trade. */
export const clauseClassifierFile = (slug: FrontDesk["slug"]): URL =>
  new URL(`./classifiers/${slug}.bin`, import.meta.url);

/** What a clause of a caller most likely is, by the lines that callers of the trade were heard to say. */
export interface ClauseMeanings {
  /** `field rooms`, `option where.inside`, `limit promise`, or one of the meanings of every desk. */
  best: string;
  /** How likely that is, from 0 to 1. */
  share: number;
  /** Every meaning with its share. */
  shares: readonly { meaning: string; share: number }[];
  /** How likely a meaning is; several count together. */
  of(...meanings: string[]): number;
  /** How likely it tells a line of the form: its field, or any of its options. */
  ofField(name: string): number;
}

const classifiers = new Map<string, QuestionClassifier>();

function classifierOf(slug: FrontDesk["slug"]): QuestionClassifier {
  const known = classifiers.get(slug);
  if (known) return known;
  const made = readClassifier(readFileSync(clauseClassifierFile(slug)));
  classifiers.set(slug, made);
  return made;
}

/** What a clause is at a desk; undefined when none of its words is known there. */
export const clauseMeanings = ({ slug }: FrontDesk, text: string): ClauseMeanings | undefined =>
  judgedAt(`${slug} ${text}`);

/** A clause is judged for several lines one after another: once is enough. */
const judgedAt = remembering((slugAndText: string) => {
  const [slug = ""] = slugAndText.split(" ", 1);
  return judge(classifierOf(slug as FrontDesk["slug"]), slugAndText.slice(slug.length + 1));
}, 200);

function judge({ meanings, shares }: QuestionClassifier, text: string): ClauseMeanings | undefined {
  const found = shares(text);
  if (!found) return undefined;
  const most = found.indexOf(Math.max(...found));
  const sum = (holds: (meaning: string) => boolean) =>
    meanings.reduce((all, meaning, at) => (holds(meaning) ? all + (found[at] ?? 0) : all), 0);
  return {
    best: meanings[most] ?? "",
    share: found[most] ?? 0,
    shares: meanings.map((meaning, at) => ({ meaning, share: found[at] ?? 0 })),
    of: (...wanted) => sum((meaning) => wanted.includes(meaning)),
    ofField: (name) =>
      sum((meaning) => meaning === `field ${name}` || meaning.startsWith(`option ${name}.`)),
  };
}
