import { commonLimits } from "#content/front-desks/common-limits.ts";
import type { FrontDesk, Limit } from "#content/front-desks/front-desk.ts";
import { asksForStaff, asksToBook } from "../asks-to-book.ts";
import { saidParts } from "../hearing/said-parts.ts";
import { clauseMeanings } from "./clause-meanings.ts";
import { meaningOf } from "./learned-clauses.ts";

/** Shares from which a question meets a limit, and a statement ("so I'm covered then"). */
const least = { asked: 0.7, told: 0.95 };

/** The limit that a sentence meets by what callers were heard to ask; `price`: it asks what something costs. */
export interface LearnedLimit {
  limit?: Limit;
  price?: true;
}

/** "Soy Leticia, su hija, 559 555 0117": who calls, and no question. */
const reachMe = /\d{3}.?\d{4}|@/;

/**
 * Judges every clause of a sentence, and the sentence as a whole where it asks.
 * @param opens It is of the first message: what is told there is the caller's story, and no question.
 */
export function learnedLimit(desk: FrontDesk, sentence: string, opens: boolean): LearnedLimit {
  if (asksToBook(sentence) || asksForStaff(desk, sentence)) return {};
  const parts = saidParts(sentence);
  const asks = /[?？]\s*$/.test(sentence);
  const judged = parts.map((part) => ({ meant: meaningOf(desk, part), asked: asks || part.asks }));
  if (parts.length > 1 && asks) judged.push({ meant: clauseMeanings(desk, sentence), asked: true });
  for (const { meant, asked } of judged) {
    const id = meant && /^limit (.+)$/.exec(meant.best)?.[1];
    if (!id || meant.share < (asked ? least.asked : least.told)) continue;
    // "Its two stories" is told by callers who ask for a price, and asks for none itself.
    if (asked || !(opens || id === "price" || reachMe.test(sentence))) return limitNamed(desk, id);
  }
  return {};
}

function limitNamed(desk: FrontDesk, id: string): LearnedLimit {
  if (id === "price") return { price: true };
  const limit = [...desk.limits, ...commonLimits].find((one) => one.id === id);
  return limit ? { limit } : {};
}
