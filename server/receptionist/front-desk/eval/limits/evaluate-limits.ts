import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import type { Language } from "#contract/receptionist.ts";
import { createDefaultBrain } from "#server/receptionist/default-brain.ts";
import { rehearsing } from "#server/receptionist/eval/dialogue.ts";
import { holdDialogue } from "#server/receptionist/eval/hold-dialogue.ts";
import { readPosts } from "#server/receptionist/eval/read-posts.ts";
import { passagesOf } from "#server/receptionist/knowledge/passage.ts";
import { createPassageIndex } from "#server/receptionist/knowledge/passage-index.ts";
import { firstLines } from "./first-lines.ts";
import { keptApartLimitQuestions } from "./kept-apart-limit-questions.ts";
import type { LimitQuestions } from "./limit-questions.ts";
import { tunedLimitQuestions } from "./tuned-limit-questions.ts";

/**
 * Part of `npm run eval` (`node …/evaluate-limits.ts [--wrong]`): puts questions that a desk may not
 * answer, and ordinary ones, as the second line of a call, and prints how many got what they should.
 */
const index = createPassageIndex(passagesOf(readPosts()));
const brain = createDefaultBrain(() => index);
/** Letters of a limit's sentence that tell it from all others. */
const telling = 25;

await report("tuned", tunedLimitQuestions, process.argv.includes("--wrong"));
await report("kept apart", keptApartLimitQuestions, false);

async function report(title: string, questions: LimitQuestions, shows: boolean): Promise<void> {
  const met = { right: 0, all: 0 };
  const open = { right: 0, all: 0 };
  for (const [trade, byLimit] of Object.entries(questions))
    for (const [limit, byLanguage] of Object.entries(byLimit))
      for (const [language, texts] of Object.entries(byLanguage))
        for (const text of texts) {
          const named = await limitsNamed(trade, language as Language, text);
          const right = limit === "none" ? named.length === 0 : named.includes(limit);
          const count = limit === "none" ? open : met;
          count.all++;
          if (right) count.right++;
          else if (shows) console.log(`  ✗ ${trade} ${limit}: ${text} (${named.join() || "none"})`);
        }
  const share = ({ right, all }: typeof met) =>
    `${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`;
  console.log(`Questions that a desk may not answer, ${title}`);
  console.log(`  limit named    ${share(met)}`);
  console.log(`  ordinary ones without a limit  ${share(open)}`);
}

/** The limits that a desk names when it is asked. */
async function limitsNamed(trade: string, language: Language, text: string): Promise<string[]> {
  const first = firstLines[trade]?.[language] ?? "";
  const held = await holdDialogue(
    { name: text, persona: rehearsing(trade, "Harbor Place"), turns: [[first], [text]] },
    brain,
  );
  const answer = held.turns[1]?.reply.text ?? "";
  return frontDeskOf(trade)
    .limits.filter(({ say }) => say.some((sentence) => answer.includes(sentence.slice(0, telling))))
    .map(({ id }) => id);
}
