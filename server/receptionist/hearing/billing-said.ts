import type { Billing } from "#content/plans.ts";

/** "Not for a year", "without the yearly thing", "no quiero pagar el año": the year is refused. */
const yearRefused =
  /(?<![a-z])(?:not|none of|nothing|dont|don't|do not|without|no|cant|can't|cannot|wont|won't|never|instead of|rather than|sin|en vez de)(?: (?!month)[a-z']+){0,6} (?:years?|yearly|annual(?:ly)?|anos?|anual(?:mente)?)(?![a-z])|不(?:想|要|用|能|是)?(?:一次|提前)?(?:按|付|交)?(?:1|一|整|全)?年/;

/** Whether a text refuses to pay by the year: "monthly not yearly". */
export const refusesYear = (text: string): boolean => yearRefused.test(text);

/** A way to pay, and not the period that calls are counted by: "30 calls a month" is none. */
const byMonth =
  /paid monthly|pay monthly|month to month|month by month|monthly billing|(?<![a-z])by the month(?![a-z])|(?<![a-z])(?:bill(?:ed|ing|s)?|charged?|charging|pay(?:ing|s)?|paid)(?: (?:me|us|it|for it|you|that|just|only|every|each|per|a))*(?<! that) (?:month|monthly)(?![a-z])|mes (?:a|con|por) mes|(?<![a-z])pag(?:o|a|ar|ando|amos|ara|aria)(?:lo)? (?:lo )?(?:al|por|cada) mes|pago mensual|mensualmente|按月|月付|(?:1|一)个月(?:1|一)个月|每(?:个)?月(?:付|交)/;

/** Being bound by a year, and no way to pay: "am i locked in for a year". */
const binds =
  /\b(?:contracts?|sign(?:ed|ing)?|commit\w*|lock\w*|tied|stuck|bound|contrato|firm[aeo]\w*|forzos[oa]|plazo|obligat\w*|comprom\w*)\b|合同|签|绑定/u;

/** Whether a line is about being bound for a year. */
export const asksIfBound = (text: string): boolean => binds.test(text);

/** "Is that by the year? whats it by the month": the last way is asked for. */
const monthAsked =
  /\b(?:year|yearly|annual(?:ly)?|ano|anual)\b.{0,16}(?<![a-z])(?:what|how much|whats|what's|y (?:si )?(?:es )?)(?: [a-z']+){0,3} (?:by the month|month to month|monthly|per month|a month|al mes|por mes|mes a mes|mensual)/;

/** Whether the price by the month is asked for, after that by the year. */
export const asksOfMonth = (text: string): boolean => monthAsked.test(text);

/**
 * How somebody wants to pay.
 * @param text small letters without accents, numbers in figures.
 * @param annual whether a year is spoken of.
 */
export function billingIn(text: string, annual: boolean): Billing | undefined {
  if (annual && asksOfMonth(text)) return "monthly";
  if (annual && !yearRefused.test(text)) return asksIfBound(text) ? undefined : "annual";
  return annual || byMonth.test(text) ? "monthly" : undefined;
}
