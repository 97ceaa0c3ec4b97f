import { pricedPlans } from "#content/plans.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import type { Language, Source } from "#contract/receptionist.ts";
import { planIn, plansIn } from "./answering/plans-spoken-of.ts";
import { isInforming, type Question } from "./answering/question-in.ts";
import { saidLately } from "./answering/said-before.ts";
import type { Reply } from "./brain.ts";
import type { Conversation, Table } from "./conversation.ts";
import { withChanges } from "./facts/facts.ts";
import { takenFacts } from "./facts/taken-facts.ts";
import type { Hearing } from "./hearing/hear.ts";
import { withOwnSigns } from "./sentence-signs.ts";
import type { Said } from "./tasks/step.ts";
import type { Understood } from "./understand.ts";

/** Makes the reply, and remembers what the next message may refer to. */
export function finish({ step, hearing, intent, questions }: Understood, said: Said): Reply {
  const { language } = step.hearing;
  const { asked: before, task: _, asking: __, ...rest } = step.conversation;
  // "Can it text my members? I own a gym": the trade beside it is not what was asked.
  const lastAsked = questions.findLast(({ intent: { kind } }) => kind !== "industry");
  const last = (lastAsked ?? questions.at(-1))?.hearing ?? hearing;
  const topical = questions.length > 0 || (intent && isInforming(intent));
  const asked =
    said.asked ?? (topical ? { concepts: [...last.concepts], things: [...last.things] } : before);
  // A plan that an answer mentions in passing is not the one spoken of.
  const ofPrice = questions.some((one) => one.intent.kind === "price") || intent?.kind === "price";
  const plan =
    said.table?.plan ??
    (topical ? (ofPrice && planAnswered(said.text)) || planIn(last) : undefined);
  const several = plan || !ofPrice ? [] : plansAnswered(said.text);
  const facts = withChanges(rest.facts, said.facts ?? {}, rest.turn);
  return {
    language,
    action: said.action,
    text: withOwnSigns(unsaid(said, step.conversation, language), language),
    status: phrases[language].status[said.status],
    sources: distinct(said.sources ?? []),
    suggestions: said.suggestions ?? [],
    ...(said.card && { card: said.card }),
    ...(said.placeholder && { placeholder: said.placeholder }),
    facts: takenFacts(facts, language),
    ...(said.asks && { asks: said.asks }),
    conversation: {
      ...rest,
      language,
      facts,
      table: tableAfter(
        rest.table,
        plan,
        several.length > 1 ? several : topical ? plansOf(questions, last) : [],
      ),
      lost: said.lost ? rest.lost + 1 : 0,
      ...(asked && { asked }),
      ...(said.booked && { booked: said.booked }),
      ...(said.sent && { sent: said.sent }),
      ...(said.task && { task: said.task }),
      ...(said.asks && { asking: said.asks }),
    },
  };
}

/** The plans of all that was asked: "the difference between gold and platinum" is two questions. */
const plansOf = (questions: readonly Question[], last: Hearing) => {
  const of = questions.length > 1 ? questions.map(({ hearing }) => hearing) : [last];
  return [...new Set(of.flatMap(plansIn))];
};

/** "Included in or available with Gold, Platinum": those of several plans that have what was asked for. */
const plansAnswered = (text: string): NonNullable<Table["plans"]> => {
  const named = pricedPlans.filter(({ name }) => text.includes(name)).map(({ id }) => id);
  return named.length < pricedPlans.length ? named : [];
};

/** "Included in Platinum", to a question that named others: "that one" is the plan of the answer. */
function planAnswered(text: string): Table["plan"] {
  const named = pricedPlans.filter(({ name }) => text.includes(name));
  return named.length === 1 ? named[0]?.id : undefined;
}

/**
 * The plans that pronouns refer to after this answer; plans mentioned together stay until others
 * are.
 */
const tableAfter = (
  table: Table,
  plan: Table["plan"],
  plans: NonNullable<Table["plans"]>,
): Table => {
  const last = plan ?? table.plan;
  // Asked about one after the other, two plans are spoken of together too.
  const other = plan && table.plan && plan !== table.plan ? [table.plan, plan] : undefined;
  // "Whats the setup on the 2nd one", of two that were told together: in their first order.
  const known = other?.every((one) => table.plans?.includes(one));
  const pair = known ? table.plans : (other ?? table.plans);
  const together = plans.length > 1 ? plans : pair;
  return { ...(last && { plan: last }), ...(together && { plans: together }) };
};

/** The text, or the same in other words where it was said lately. */
function unsaid({ text, again }: Said, { lines }: Conversation, language: Language): string {
  const more = turnPhrases[language];
  const said = saidLately(lines);
  const ways = [text, ...(again ? [again] : []), more.onceMore(text), ...more.lost].map((way) =>
    withOwnSigns(way, language),
  );
  if (language === "zh")
    return ways.map(withoutGaps).find((way) => !said.includes(way)) ?? withoutGaps(text);
  return ways.find((way) => !said.includes(way.trim())) ?? text;
}

/** Chinese sentences stand without spaces between them. */
const withoutGaps = (text = "") => text.replace(/([。？！：；”])\s+(?=\S)/gu, "$1").trim();

/** One of each address, the first. */
export function distinct(sources: readonly Source[]): Source[] {
  return sources.filter(
    (one, index) => sources.findIndex(({ href }) => href === one.href) === index,
  );
}

/** A text without anything around it. */
export const plain = (text: string): Said => ({ action: "answer", status: "answered", text });

/** Suggestions that fit at any time. */
export const common = ({ suggestions: s }: (typeof phrases)["en"]) => [s.cost, s.mycase, s.book];
