import { industries } from "#content/industries/directory.ts";
import { count, pricedPlan } from "#content/plans.ts";
import { factWords } from "#content/receptionist/fact-words.ts";
import { phrases } from "#content/receptionist/languages.ts";
import type { Language, TakenFact } from "#contract/receptionist.ts";
import { sayDay } from "#contract/say-time.ts";
import { sayMinutes } from "#server/receptionist/tasks/say-when.ts";
import type { FactName, Facts, FactValues } from "./facts.ts";

/** The order of the slip. */
const order = [
  "name",
  "email",
  "phone",
  "firm",
  "trade",
  "place",
  "size",
  "calls",
  "days",
  "unwanted",
  "season",
  "length",
  "minutes",
  "texts",
  "agents",
  "language",
  "billing",
  "plan",
  "day",
  "time",
  "message",
] as const satisfies readonly FactName[];

type Says = { [Name in FactName]?: (value: FactValues[Name], language: Language) => string };

const says: Says = {
  trade: (slug) => industries.find((one) => one.slug === slug)?.name ?? slug,
  calls: (calls, language) => factWords[language].calls(count(calls.count), calls.per),
  unwanted: (share) => `${Math.round(share * 100)} %`,
  season: (calls, language) => factWords[language].calls(count(calls.count), calls.per),
  length: (minutes, language) => factWords[language].length(count(minutes)),
  minutes: (minutes, language) => factWords[language].minutes(count(minutes)),
  days: (days) => count(days),
  texts: (texts) => count(texts),
  agents: (agents) => count(agents),
  language: (spoken, language) =>
    spoken.map((one) => factWords[language].languages[one]).join(", "),
  billing: (billing, language) => phrases[language].plan.rows[billing],
  plan: (plan) => pricedPlan(plan).name,
  day: (date, language) => sayDay(date, "long", language),
  time: sayMinutes,
};

/** Facts taken down so far, in words for the visitor, in the order of the slip. */
export function takenFacts(facts: Facts, language: Language): TakenFact[] {
  return order.flatMap((name) => {
    const fact = facts[name];
    if (!fact) return [];
    const say = says[name] as ((value: unknown, language: Language) => string) | undefined;
    const value = say ? say(fact.value, language) : String(fact.value);
    return { name, label: factWords[language].labels[name], value };
  });
}
