import { commonLimits } from "#content/front-desks/common-limits.ts";
import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { FrontDesk, Limit } from "#content/front-desks/front-desk.ts";
import { asksForStaff, asksToBook } from "../asks-to-book.ts";
import { type SaidPart, saidParts } from "../hearing/said-parts.ts";
import { seeksAnswer } from "../hearing/seeks-answer.ts";
import { asksForTime, asksUnmarked, asksWhoCounts, heardIn } from "../limit-of-question.ts";
import { asksOnlyPrice, asksPrice } from "../price-question.ts";
import { type ClauseMeanings, clauseMeanings } from "./clause-meanings.ts";
import { meaningOf } from "./learned-clauses.ts";

/**
 * Shares from which a question meets a limit, and a statement ("so I'm covered then"); and from which a
 * sentence asks for something else. `clause`: of a statement with several clauses, one alone.
 */
const least = { asked: 0.6, told: 0.93, surely: 0.95, open: 0.9, clause: 0.5 };

/** "No pain, no swelling" answers what the desk asked. */
const denies = /^\W*(?:no|nope|nothing|none|nobody|nada|ningun[oa]?|nadie|没)(?!\p{L})/iu;

const usual = [everyDeskCues.hours, everyDeskCues.person, everyDeskCues.why];

/** The limit that a sentence meets by what callers were heard to ask; `price`: it asks what something costs. */
export interface LearnedLimit {
  limit?: Limit;
  price?: true;
  /** It surely asks for something that no limit is about: "do you take pianos". */
  open?: true;
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
  const marked = /[?？]\s*$/.test(sentence);
  const judged: { part?: SaidPart; meant: ClauseMeanings | undefined; asked: boolean }[] =
    parts.map((part) => ({
      part,
      meant: meaningOf(desk, part),
      asked: marked || part.asks || seeksAnswer(part.text),
    }));
  const whole = clauseMeanings(desk, sentence);
  if (parts.length > 1) {
    const asked =
      marked || seeksAnswer(sentence) || parts.some((part) => part.asks || asksUnmarked(part));
    judged.push({ meant: whole, asked });
  }
  const tells = !opens && !denies.test(sentence) && !reachMe.test(sentence);
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
    const surely = named.limit && part && meant.share >= least.surely;
    const met = surely ? { ...named, part } : named;
    if (asked || (part && met.limit && asksUnmarked(part))) return met;
    // "Nobody's sick, by car around 11" is like a limit only when its clauses are read together.
    const alone = judged.some(
      (one) => one.part && (one.meant?.of(meant.best) ?? 0) >= least.clause,
    );
    // "Its two stories" is told by callers who ask for a price, and asks for none itself.
    if (tells && alone && met.limit) return met;
  }
  const many = parts.flatMap(({ words, han }) => han || words).length > 2;
  return many && (whole?.of("question") ?? 0) >= least.open ? { open: true } : {};
}

const ofMoney =
  /[$€]|\b(?:pay\w*|paid|charg\w+|bill\w*|cost\w*|pric\w+|fees?|rates?|quotes?|bucks|dollars?|expensive|cheap\w*|deposit|tips?|money|owe|rents?|dues|hoa|asking|renta|piden|estimate|ballpark|damage|cu[aá]nto|cobr\w+|pag\w+|cuest\w+|precios?|caro|barato|d[oó]lares|dinero|propina)\b|[钱价费付贵]/iu;

function limitNamed(desk: FrontDesk, id: string): LearnedLimit {
  if (id === "price") return { price: true };
  const limit = [...desk.limits, ...commonLimits].find((one) => one.id === id);
  return limit ? { limit } : {};
}
