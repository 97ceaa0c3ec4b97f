import { estimate, monthlyCost, type Order } from "#content/estimate.ts";
import { defaultOrder } from "#content/estimate-query.ts";
import { pricedPlans } from "#content/plans.ts";

/*
 * Sums that the lines of a conversation ask for, reckoned here once more from the words themselves.
 * Nothing of it is shared with the code that answers.
 */

const spam =
  /\b(?:spam|junk|scams?|robo ?calls?|robots?|telemarketers?|wrong numbers?|sales ?calls?|hang ?ups?|real|basura|equivocad\p{L}*|reales)\b|骚扰|推销|垃圾|广告|打错|真的|真正/iu;
const fractions: [RegExp, number][] = [
  [/\bhalf\b|\bmitad\b|一半|减半|\bhalves?\b/iu, 1 / 2],
  [/\ba third\b|\b(?:one|1) third\b|\bun tercio\b|\btercera parte\b|三分之一/iu, 1 / 3],
  [/\b(?:two|2) thirds\b|\b(?:dos|2) tercios\b|三分之二/iu, 2 / 3],
  [/\ba quarter\b|\b(?:one|1) quarter\b|\bun cuarto\b|\bcuarta parte\b|四分之一/iu, 1 / 4],
  [/\b(?:three|3) quarters\b|\btres cuartos\b|四分之三/iu, 3 / 4],
  [/\b(?:a|one) fifth\b|\bquinta parte\b|五分之一/iu, 1 / 5],
];

/** What is left of a number where lines tell a share of it, or what it grows to. */
export function sharesTold(lines: readonly string[], told: number): number[] {
  const text = lines.join(" ");
  const shares = fractions.flatMap(([pattern, share]) => (pattern.test(text) ? [share] : []));
  const percents = [...text.matchAll(/(\d{1,2}) ?(?:%|percent|por ciento)/giu)].map(
    ([, one]) => Number(one) / 100,
  );
  const tenths = [...text.matchAll(/([1-9]|[一二三四五六七八九])成/gu)].map(
    ([, one = ""]) => ("一二三四五六七八九".indexOf(one) + 1 || Number(one)) / 10,
  );
  const parts = [...shares, ...percents, ...tenths];
  return [
    ...parts.flatMap((part) => [part, 1 - part]).map((part) => Math.round(told * part)),
    ...percents.map((part) => Math.round(told * (1 + part))),
    ...(/\b(?:twice|doubles?|doubled|doble|duplica\p{L}*)\b|翻倍|两倍|加倍/iu.test(text)
      ? [told * 2]
      : []),
    ...(/\b(?:three times|triples?|triplica\p{L}*)\b|三倍/iu.test(text) ? [told * 3] : []),
  ].filter((one) => one > 0);
}

/** "10 of those are spam": what is left of each number without the one beside the word. */
export const withoutSpam = (texts: readonly string[], numbers: readonly number[]): number[] =>
  beside(texts, spam.source).flatMap((out) => numbers.map((one) => one - out));

const places =
  "\\b(?:offices?|locations?|shops?|stores?|clinics?|oficinas?|sucursales|tiendas?)\\b|[家间]";
/** "6 an hour, open 8 hours", "with two offices": each number times the one beside the word. */
export const timesEachOther = (texts: readonly string[], numbers: readonly number[]): number[] =>
  [...beside(texts, places), ...beside(texts, "\\bhours\\b|\\bhoras\\b|小时")].flatMap((times) =>
    numbers.map((one) => one * times),
  );

/** The numbers that stand right before a word. */
const beside = (texts: readonly string[], words: string): number[] => [
  ...new Set(
    texts.flatMap((text) =>
      [...text.matchAll(new RegExp(`(\\d{1,5})(?=\\D{0,24}(?:${words}))`, "giu"))].map(([one]) =>
        Number(one),
      ),
    ),
  ),
];

/** "2 hours a day": its minutes. */
export const minutesOfHours = (texts: readonly string[]): number[] => [
  ...new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(\d{1,3}) ?(?:hours?|horas?|小时)/giu)].map(([, one]) => Number(one) * 60),
    ),
  ),
];

const weekday =
  /\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|weekend|weekday)\p{L}*\b|\b(?:lunes|martes|miercoles|jueves|viernes|s[aá]bados?|domingos?|fin(?:es)? de semana)\b|周[一二三四五六日末]/iu;

/** The calls of a week of which one or two days differ from the other days. */
export const weeksOfDays = (lines: readonly string[], numbers: readonly number[]): number[] =>
  weekday.test(lines.join(" "))
    ? numbers.flatMap((one) =>
        numbers.flatMap((other) =>
          [
            [4, 1],
            [5, 1],
            [5, 2],
          ].map(([days = 0, others = 0]) => one * days + other * others),
        ),
      )
    : [];

const money = (amount: number) => `$${Math.round(amount * 100) / 100}`;

/** What a year of each plan comes to, where a year is asked for. */
export const yearsOf = (lines: readonly string[], order: Order): string[] =>
  /\byears?\b|\byrs?\b|\byear|\bannual|\baño|\bano\b|\banual|年|\b(?:12|twelve) months\b|\b(?:12|doce) meses\b/iu.test(
    lines.join(" "),
  )
    ? pricedPlans.flatMap((plan) => {
        const year = 12 * monthlyCost(plan, order);
        return [money(year), money(year + plan.implementationFee)];
      })
    : [];

/** Minutes beyond a plan, where somebody goes over it. */
export const costsBeyond = (lines: readonly string[], numbers: readonly number[]): string[] =>
  /\bover\b|\bextra\b|\bbeyond\b|\bpas[aeoó]\p{L}*\b|\bde más\b|超/iu.test(lines.join(" "))
    ? numbers.flatMap((minutes) => pricedPlans.map(({ overage }) => money(minutes * overage)))
    : [];

/** What so many texts cost. */
export const costsOfTexts = (numbers: readonly number[]): string[] =>
  numbers.flatMap((sent) => pricedPlans.flatMap(({ sms }) => (sms ? [money(sent * sms)] : [])));

/** What so many texts cost together with a plan. */
export const plansWithTexts = (numbers: readonly number[]): string[] =>
  numbers.flatMap((sent) =>
    pricedPlans.flatMap(({ sms, price }) =>
      sms ? [money(price.annual + sent * sms), money(price.monthly + sent * sms)] : [],
    ),
  );

/** What is saved where the year is paid, if that is asked for. */
export const savingsOfYear = (lines: readonly string[]): string[] =>
  /\bsav(?:e|ing)|\bless\b|\bcheaper\b|\bkeep\b|\bahorr|\bmenos\b|省|少付/iu.test(lines.join(" "))
    ? pricedPlans.flatMap(({ price }) => {
        const month = price.monthly - price.annual;
        return [money(month), money(12 * month)];
      })
    : [];

/** Tokens of so many calls, each as on the price page: 4,000 that are read and 500 that are written. */
export const costsOfTokens = (lines: readonly string[], numbers: readonly number[]): string[] =>
  /\btokens?\b/iu.test(lines.join(" "))
    ? numbers.flatMap((calls) =>
        pricedPlans.map(({ tokens }) =>
          money((calls * (4000 * tokens.input + 500 * tokens.output)) / 1_000_000),
        ),
      )
    : [];

/** How far apart the cheapest plans of two volumes are, where the difference is asked for. */
export function differences(lines: readonly string[], months: ReadonlySet<number>): string[] {
  if (!/\bdiff|\bhow much more\b|\bdiferencia|差|多(?:付|出)?多少/iu.test(lines.join(" ")))
    return [];
  const all = new Set(
    [...months].flatMap((minutes) =>
      (["annual", "monthly"] as const).flatMap(
        (billing) => estimate({ ...defaultOrder, minutes, billing }).best?.monthly ?? [],
      ),
    ),
  );
  const apart = new Set<number>();
  for (const one of all) for (const other of all) apart.add(Math.abs(one - other));
  return [...apart].map(money);
}
