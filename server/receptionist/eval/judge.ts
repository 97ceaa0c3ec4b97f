import { estimate, monthlyCost } from "#content/estimate.ts";
import { defaultOrder } from "#content/estimate-query.ts";
import { pricedPlans } from "#content/plans.ts";
import type { Brain, Reply } from "#server/receptionist/brain.ts";
import { newConversation, withLines } from "#server/receptionist/conversation.ts";
import { figuresIn, inventedFigures } from "../allowed-numbers.ts";
import { withFigures } from "../hearing/numbers.ts";
import { calendarFigures } from "./calendar-figures.ts";
import type { Question } from "./question.ts";
import { createTestActions } from "./test-actions.ts";
import {
  costsBeyond,
  costsOfTexts,
  costsOfTokens,
  differences,
  minutesOfHours,
  plansWithTexts,
  savingsOfYear,
  sharesTold,
  timesEachOther,
  weeksOfDays,
  withoutSpam,
  yearsOf,
} from "./told-sums.ts";

/** The last answer to the lines of a question. `firstWord`: milliseconds. */
export interface Asked {
  reply: Reply;
  firstWord: number;
}

/** The result of one question. */
export interface Verdict extends Asked {
  question: Question;
  right: boolean;
  why: string;
  invented: string[];
}

/** Asks a question with the lines before it. */
export async function ask({ lines }: Pick<Question, "lines">, brain: Brain): Promise<Asked> {
  const actions = createTestActions();
  let conversation = newConversation();
  let asked: Asked | undefined;
  for (const message of lines) {
    const started = performance.now();
    let firstWord: number | undefined;
    const signal = new AbortController().signal;
    for await (const thought of brain.think({ message }, conversation, actions, signal)) {
      if (thought.type === "text") firstWord ??= performance.now() - started;
      if (thought.type === "reply")
        asked = { reply: thought.reply, firstWord: firstWord ?? performance.now() - started };
    }
    if (!asked) throw new Error(`No reply to "${message}"`);
    conversation = withLines(asked.reply.conversation, [
      { who: "visitor", text: message },
      { who: "assistant", text: asked.reply.text },
    ]);
  }
  if (!asked) throw new Error("A question without lines");
  return asked;
}

/** Judges an answer. `known`: the figures of everything that can be read on this site. */
export function judge(question: Question, asked: Asked, known: ReadonlySet<string>): Verdict {
  const { reply } = asked;
  const why = faults(question, reply).join(", ");
  const more = [
    ...question.lines,
    ...reckoned(question.lines),
    ...calendarFigures(),
    reply.card?.kind === "slots" ? JSON.stringify(reply.card) : "",
  ];
  const invented = inventedFigures(textOf(reply), known, more);
  return { ...asked, question, right: why === "", why, invented };
}

function faults({ action, source, says, language }: Question, reply: Reply): string[] {
  const wrong: string[] = [];
  if (reply.action !== action) wrong.push(`${reply.action} instead of ${action}`);
  if (reply.language !== language) wrong.push(`in ${reply.language}`);
  const paths = reply.sources.map(({ href }) => href.split("#")[0]);
  if (source && !paths.includes(source))
    wrong.push(`from ${paths.join(" ") || "nowhere"} instead of ${source}`);
  if (says && !says.test(textOf(reply))) wrong.push(`does not say ${says}`);
  return wrong;
}

/** Of more numbers the days of a week are not told apart. */
const mostTold = 8;

/** Larger figures of a caller (telephone numbers) are no volume. */
const largest = 100_000;

/** Sums of the estimator for the numbers of a question: reckoned here once more, not copied. */
export function reckoned(lines: readonly string[]): string[] {
  const texts = lines.flatMap((line) =>
    (["en", "es", "zh"] as const).map((language) => withFigures(line, language)),
  );
  // "90 seconds each" is reckoned with in minutes.
  const seconds = texts.flatMap(
    (text) => text.match(/\d+(?=\s*(?:seconds?|secs?|segundos?|秒))/g) ?? [],
  );
  const said = [
    ...texts.flatMap(figuresIn),
    ...seconds.map((one) => String(Math.round(Number(one) / 6) / 10)),
    // "A minute and a half".
    ...(/minutes? and an? half|minuto y medio/i.test(lines.join(" ")) ? ["1.5"] : []),
    // "Four and a half minutes".
    ...(/\band a half\b|y medi[oa]/i.test(lines.join(" "))
      ? texts.flatMap(figuresIn).map((one) => String(Number(one) + 0.5))
      : []),
  ];
  const ofHours = minutesOfHours(texts);
  const told = [...new Set([...said.map(Number), ...ofHours])].filter(
    (one) => one > 0 && one <= largest,
  );
  // "3 offices with 15 calls a day each".
  const places = texts.flatMap((text) => [...text.matchAll(offices)].map(([, one]) => Number(one)));
  const ofAll = /\b(?:each|per|every|apiece|cada)\b|每/i.test(lines.join(" "))
    ? [...new Set(places)].flatMap((one) => told.map((other) => one * other))
    : [];
  // "Half as many calls", after they were counted.
  const shares = told.flatMap((one) => sharesTold(lines, one));
  const parts = [...told, ...shares, ...ofAll];
  const numbers = [
    ...new Set([...parts, ...withoutSpam(texts, told), ...timesEachOther(texts, told)]),
  ];
  const months = new Set(numbers);
  for (const calls of numbers)
    for (const each of [...told, 1, 2])
      for (const times of [1, 4, 20, ...monthsOfWeek(told, lines)])
        months.add(Math.round(calls * each * times));
  const weeks = weeksOfDays(lines, [...told, ...shares]);
  for (const week of told.length > mostTold ? [] : weeks)
    for (const each of [...told, 1, 2]) months.add(Math.round((week * each * 52) / 12));
  // "200 minutes a week".
  for (const minutes of told) months.add(minutes * 4);
  // "Half of that", of the minutes that hours a day come to.
  if (ofHours.length > 0)
    for (const minutes of [...months])
      for (const share of sharesTold(lines, minutes)) months.add(share);
  const all = [...months].flatMap((minutes) =>
    agentsOf(numbers)
      .flatMap((agents) => sums(minutes, agents))
      .concat(`${minutes} 20`),
  );
  all.push(...planDifferences, ...monthsOfWeek(told, lines).map(String));
  all.push(...costsBeyond(lines, told), ...savingsOfYear(lines), ...costsOfTokens(lines, told));
  const apart = differences(lines, months);
  const years = [0, ...months].flatMap((minutes) => yearsOf(lines, { ...defaultOrder, minutes }));
  const withNumber =
    /\b(?:second|extra|another|separate|otro|segundo) (?:phone )?(?:number|line|n[uú]mero)\b/iu.test(
      lines.join(" "),
    )
      ? [...months].flatMap(yearsWithNumber)
      : [];
  all.push(...withNumber);
  if (!/\btexts?\b|sms|mensajes|短信/i.test(lines.join(" ")))
    return distinct([...all, ...apart, ...years]);
  const withTexts = [
    ...numbers.flatMap((minutes) =>
      agentsOf(numbers).flatMap((agents) => numbers.flatMap((sent) => sums(minutes, agents, sent))),
    ),
    ...[...months].flatMap((minutes) => numbers.flatMap((sent) => sums(minutes, 1, sent))),
  ];
  return distinct([
    ...all,
    ...apart,
    ...years,
    ...withTexts,
    ...costsOfTexts(told),
    ...plansWithTexts(told),
  ]);
}

/** The month and the first year of every plan with one more phone number. */
const yearsWithNumber = (minutes: number): string[] =>
  (["annual", "monthly"] as const).flatMap((billing) =>
    pricedPlans.flatMap((plan) => {
      const month = monthlyCost(plan, { ...defaultOrder, minutes, billing, extras: ["number"] });
      return [`$${month}`, `$${Math.round((12 * month + plan.implementationFee) * 100) / 100}`];
    }),
  );

/** Each once: many orders have the same sums. */
const distinct = (figures: readonly string[]): string[] => [...new Set(figures)];

/** Numbers that may count agents: no plan has more. */
const agentsOf = (numbers: readonly number[]): number[] => {
  const most = Math.max(...pricedPlans.map(({ agents }) => agents));
  return [...new Set([1, ...numbers.filter((one) => one <= most)])];
};

/** The days of a month of so many days a week, where they are told or a week's days are named. */
const monthsOfWeek = (numbers: readonly number[], lines: readonly string[]): number[] =>
  [...numbers, ...(daysNamed.test(lines.join(" ")) ? [3, 4, 6, 7] : [])]
    .filter((days) => days < 8 && days !== 5)
    .map((days) => Math.round((days * 52) / 12));

/** Places of which each has calls of its own. */
const offices =
  /(\d+) ?(?:locations?|offices?|shops?|stores?|branch(?:es)?|clinics?|restaurants?|salons?|gyms?|sucursal(?:es)?|oficinas?|tiendas?|家|间)/gi;

/** "Mon thru thu", "closed sundays". */
const daysNamed =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}* ?(?:-|to|thru|through) ?(?:mon|tue|wed|thu|fri|sat|sun)|\bclosed\b|\bcerra\p{L}*|\b(?:lunes|martes) a \p{L}+|周.到周/iu;

/** How much less one plan is a month than another, as they are printed. */
const planDifferences = (["annual", "monthly"] as const).flatMap((billing) =>
  pricedPlans.flatMap((one) =>
    pricedPlans.map((other) => `$${Math.abs(one.price[billing] - other.price[billing])}`),
  ),
);

const reckonedSums = new Map<string, string[]>();

/** The sums of an order; many conversations have the same ones. */
function sums(minutes: number, agents: number, sent = 0): string[] {
  const key = `${minutes} ${agents} ${sent}`;
  const found = reckonedSums.get(key) ?? sumsOf(minutes, agents, sent);
  reckonedSums.set(key, found);
  return found;
}

function sumsOf(minutes: number, agents: number, sent: number): string[] {
  return (["annual", "monthly"] as const).flatMap((billing) => {
    const order = { ...defaultOrder, minutes, agents, billing, texts: sent };
    const twice = { ...order, minutes: minutes * 2 };
    const { best, next } = estimate(order);
    const then = estimate(twice).best;
    const money = (amount: number) => `$${Math.round(amount * 100) / 100}`;
    // Any plan may be asked about.
    const each = pricedPlans.map((plan) => money(monthlyCost(plan, order)));
    return [best, next]
      .flatMap((one) => {
        if (!one) return [];
        const cost = monthlyCost(one.plan, twice);
        const beyond = Math.max(0, twice.minutes - Math.max(one.plan.minutes, minutes));
        return [
          // The minutes beyond the plan, which explain its amount.
          String(Math.max(0, minutes - one.plan.minutes)),
          `${beyond} ${money(one.monthly)} ${money(one.firstYear)} ${money(cost)}`,
          `${money(cost - one.monthly)} ${money((next?.monthly ?? 0) - (best?.monthly ?? 0))}`,
          then ? money(then.monthly) : "",
        ];
      })
      .concat(each);
  });
}

const textOf = ({ text, card }: Reply) =>
  card?.kind === "plan"
    ? `${text} ${card.title} ${card.rows.map((row) => row.value).join(" ")} ${card.note}`
    : text;
