import { commonLimits } from "#content/front-desks/common-limits.ts";
import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { FrontDesk, Limit } from "#content/front-desks/front-desk.ts";
import { asksForStaff, asksToBook } from "../asks-to-book.ts";
import { type SaidPart, saidParts } from "../hearing/said-parts.ts";
import { asksForTime, asksUnmarked, asksWhoCounts, heardIn } from "../limit-of-question.ts";
import { asksOnlyPrice, asksPrice } from "../price-question.ts";
import { type ClauseMeanings, clauseMeanings } from "./clause-meanings.ts";
import { meaningOf } from "./learned-clauses.ts";

/** Shares from which a question meets a limit, and a statement ("so I'm covered then"). */
const least = { asked: 0.7, told: 0.95 };

const usual = [everyDeskCues.hours, everyDeskCues.person, everyDeskCues.why];

/** The limit that a sentence meets by what callers were heard to ask; `price`: it asks what something costs. */
export interface LearnedLimit {
  limit?: Limit;
  price?: true;
  /** The clause, where it surely meets the limit: it asks for no price besides. */
  part?: SaidPart;
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
  const judged: { part?: SaidPart; meant: ClauseMeanings | undefined; asked: boolean }[] =
    parts.map((part) => ({ part, meant: meaningOf(desk, part), asked: asks || part.asks }));
  if (parts.length > 1 && asks) judged.push({ meant: clauseMeanings(desk, sentence), asked: true });
  for (const { part, meant, asked } of judged) {
    const id = meant && /^limit (.+)$/.exec(meant.best)?.[1];
    if (!id || meant.share < (asked ? least.asked : least.told)) continue;
    // "Who's handling this" asks for a person.
    if (part && usual.some((cues) => heardIn(cues, part))) continue;
    if (part && (asksWhoCounts(part.words.join(" ")) || asksForTime(part))) continue;
    // "How much will this be" is like no other limit.
    if (part && asksOnlyPrice(part)) return { price: true };
    // "Is breakfast included", "what room will we get": no sum is asked for without a word of money.
    if (id === "price" && !ofMoney.test(sentence) && !parts.some(asksPrice)) continue;
    const named = limitNamed(desk, id);
    const surely = named.limit && part && meant.share >= least.told;
    const met = surely ? { ...named, part } : named;
    if (asked || (part && met.limit && asksUnmarked(part))) return met;
    // "Its two stories" is told by callers who ask for a price, and asks for none itself.
    if (!opens && !reachMe.test(sentence) && met.limit && isMetByTelling(met.limit)) return met;
  }
  return {};
}

/** "I'm his wife" asks without a question; "my scalp itched" wants no verdict. */
const isMetByTelling = ({ takes = [], told }: Limit) => told === true || takes.includes("others");

const ofMoney =
  /[$€]|\b(?:pay\w*|paid|charg\w+|bill\w*|cost\w*|pric\w+|fees?|rates?|quotes?|bucks|dollars?|expensive|cheap\w*|deposit|tips?|money|owe|rents?|dues|hoa|asking|renta|piden|estimate|ballpark|damage|cu[aá]nto|cobr\w+|pag\w+|cuest\w+|precios?|caro|barato|d[oó]lares|dinero|propina)\b|[钱价费付贵]/iu;

function limitNamed(desk: FrontDesk, id: string): LearnedLimit {
  if (id === "price") return { price: true };
  const limit = [...desk.limits, ...commonLimits].find((one) => one.id === id);
  return limit ? { limit } : {};
}
