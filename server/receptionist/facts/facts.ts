import type { Billing, PlanExtra, PricedPlan } from "#content/plans.ts";
import type { DayRate } from "#server/receptionist/hearing/week-of-calls.ts";

/** A fact that the visitor stated. `turn`: when, counted from 0; `by`: how. */
export interface Fact<T> {
  value: T;
  turn: number;
  by: "words" | "press";
}

export const spokenLanguages = ["english", "spanish", "chinese"] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** How many calls, and in which time. */
export interface Calls {
  count: number;
  per: "day" | "week" | "month";
  /** Of calls a week: those of its days, where they differ. */
  rates?: readonly DayRate[];
}

/** Calls in a part of the year. */
export interface SeasonCalls extends Calls {
  /** What it was called: "summer". */
  of: string;
}

/** All that a visitor can tell, with the type of its value. */
export interface FactValues {
  /** Slug of the directory. */
  trade: string;
  place: string;
  /** "2 chairs", as it was said. */
  size: string;
  calls: Calls;
  /** Days of a month on which there are calls. */
  days: number;
  /** Share of the calls that is left out, from 0 to 1: a third are spam. */
  unwanted: number;
  /** Calls in another part of the year than those of `calls`. */
  season: SeasonCalls;
  /** Minutes of one call. */
  length: number;
  /** Minutes, texts a month. */
  minutes: number;
  texts: number;
  agents: number;
  /** The languages that the business's callers speak. */
  language: SpokenLanguage[];
  extras: PlanExtra[];
  billing: Billing;
  plan: PricedPlan["id"];
  name: string;
  /** The name of the business. */
  firm: string;
  email: string;
  phone: string;
  /** YYYY-MM-DD on the visitor's clock. */
  day: string;
  /** Minutes after midnight. */
  time: number;
  /** The text of a message to the company. */
  message: string;
}

export type FactName = keyof FactValues;

/** Facts about the visitor, each with its source. */
export type Facts = { [Name in FactName]?: Fact<FactValues[Name]> };

/** Changes from one message; `null` takes a fact back. */
export type FactChanges = { [Name in FactName]?: FactValues[Name] | null };

/** The facts after a message; later statements replace earlier ones. */
export function withChanges(
  facts: Facts,
  changes: FactChanges,
  turn: number,
  by: Fact<unknown>["by"] = "words",
): Facts {
  const next: Record<string, unknown> = { ...facts };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete next[name];
    else if (value !== undefined) next[name] = { value, turn, by };
  }
  return next as Facts;
}
