import type { IndustrySlug } from "#content/industries/names.ts";

/** A call at a trade's front desk: what the caller says, whatever is answered, and what must come of it. */
export interface TradeDialogue {
  trade: IndustrySlug | "general";
  says: readonly string[];
  expect: Expectation;
}

/** Turns count from 1. */
export interface Expectation {
  /** The values on the slip at the end, by field. */
  facts?: Readonly<Record<string, RegExp>>;
  /** Text that must not stand on the slip at the end, by field. */
  without?: Readonly<Record<string, RegExp>>;
  /** The turn at which an emergency is answered first. Absent: at none. */
  emergency?: number;
  /** By turn, the limit that has to be named. */
  limits?: Readonly<Record<number, string>>;
  /** The turn by which a person is promised. */
  person?: number;
  /** Text that no answer may contain, in addition to what no desk may say. */
  never?: RegExp;
  /** The turn by which all that is needed was said and the slip is handed in; true: the last. */
  done?: true | number;
}

export const call = (
  trade: TradeDialogue["trade"],
  says: readonly string[],
  expect: Expectation,
): TradeDialogue => ({ trade, says, expect });
