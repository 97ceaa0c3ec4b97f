import { phrases } from "#content/receptionist/languages.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import {
  bestSentences,
  type Found,
  type PassageIndex,
} from "#server/receptionist/knowledge/passage-index.ts";
import type { Answer } from "./facts.ts";

/** Below this share of the question's words a passage is about something else. */
const enough = { share: 0.6, matches: 2 };

/** Whether a passage answers the question, and not only shares a word with it. */
export const answers = ({ coverage, matches }: Found) =>
  coverage >= enough.share && matches >= enough.matches;

/** An answer quoted from the pages; undefined when none covers the question. */
export function retrievedAnswer(hearing: Hearing, index: PassageIndex): Answer | undefined {
  const [best, second] = index.find(hearing).filter(answers);
  if (!best) return undefined;
  const quote = bestSentences(best.passage.text, hearing);
  const text = `${phrases[hearing.language].quoted} “${quote}”`;
  const close = second && second.coverage > best.coverage * 0.85 ? [second] : [];
  return {
    text,
    sources: [best, ...close].map(({ passage: { title, detail, href } }) => ({
      title,
      detail,
      href,
    })),
  };
}
