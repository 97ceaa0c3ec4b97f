import type { Language } from "#contract/receptionist.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { type Hearing, hear } from "#server/receptionist/hearing/hear.ts";
import { asksOfProduct } from "./asks-of-product.ts";
import type { Intent } from "./classify.ts";
import { likeIntent } from "./like-intent.ts";
import type { Before } from "./plans-spoken-of.ts";
import { questionIn } from "./question-in.ts";
import { ofTrades } from "./questions.ts";

/**
 * "Im a dentist. Can it take x-rays": the trade is told, and what is asked of the product is the question, though
 * nobody here knows it. That the trade is in the directory would be a yes to it.
 */
export function openBesideTrade(
  whole: { hearing: Hearing; intent?: Intent },
  asked: string,
  language: Language,
  before: Before,
): { hearing: Hearing; intent?: Intent } {
  if (!whole.intent || !ofTrades(whole.intent)) return whole;
  const clauses = clausesOf(asked);
  const asking = clauses.filter(({ asks }) => asks);
  if (asking.length === 0 || asking.length === clauses.length) return whole;
  if (!asking.every(({ text }) => ofProduct(text))) return whole;
  const questions = asking.map(({ text }) => questionIn(hear(text, language), before, false));
  const isOpen = questions.every(({ intent }) => !intent || intent.kind === "unknown");
  const open = isOpen && questions.at(-1);
  if (!open) return whole;
  const intent = open.intent ?? likeIntent(open.hearing.spelled) ?? { kind: "unknown", score: 6 };
  return { hearing: open.hearing, intent };
}

const ofProduct = (text: string): boolean =>
  (asksOfProduct.test(text) || inOtherWords.test(text)) && !forWhom.test(text);
/** "Puede tomar radiografías", "它能看X光片吗". */
const inOtherWords =
  /^[^\p{L}]*(?:y |pero |eso |esto )?(?:puede|podr[ií]a|sabe|hace|lee|toma)(?!\p{L})(?! (?:ayudar|servir|ser|usted|nora|alguien))|^(?:那)?(?:它|你们的?AI|助手)(?:能|会|可以)(?!.{0,4}(?:用|帮|适合|服务))/iu;
/** "Is it for me", "does it work for salons", "can it help us": whether the trade is served. */
const forWhom =
  /^\W*(?:(?:and|so|ok|but)\W+)*(?:is|are)\b|\b(?:for|fit|suit|help|work|works|handle|know|good|understand|serve|cover|made|calls?|phones?|llamadas?)\b|电话|来电/iu;
