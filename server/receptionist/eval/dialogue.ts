import type { Choice, Language, Persona } from "#contract/receptionist.ts";

/** Requirements for an answer. Everything is optional; all that are given must hold. */
export interface Expected {
  /** `TalkAction`, or several of which one will do. */
  action?: string | readonly string[];
  language?: Language;
  /** Text that must appear (in text, notes and titles of cards). */
  says?: RegExp | readonly RegExp[];
  /** Text that must not appear. */
  never?: RegExp | readonly RegExp[];
  /** Every time on offer (as `Tuesday 17 March, 10:30 am`, in the answer's language) matches. */
  offers?: RegExp;
  /** No time on offer matches. */
  offersNo?: RegExp;
  /** The name of the fact that is asked for. */
  asks?: string;
  /** Danger: the answer names the emergency number before anything else. */
  emergency?: true;
  /**
   * Facts that this line gives, by name; `null`: the fact is taken back. They must be kept until
   * the end.
   */
  facts?: Readonly<Record<string, string | RegExp | null>>;
  /** Text that must not stand in these facts after this line; they may be missing. */
  without?: Readonly<Record<string, RegExp>>;
  /** A press on a card, instead of words alone. */
  choice?: Choice;
}

/** A line of the caller, and what has to come back. */
export type Turn = readonly [caller: string, expected?: Expected];

/** A conversation of several turns, as a caller would type it. */
export interface Dialogue {
  name: string;
  /** Make it mine: the trade that is rehearsed; absent: the company's own receptionist. */
  persona?: Persona;
  /** The zone of the caller; absent: Denver. */
  turns: readonly Turn[];
  /** The required outcome. */
  end?: {
    /** A booking with these words in it (`start` ISO, name, email, phone), or none at all. */
    booked?: RegExp | false;
    /** A message to the company with these words in it, or none at all. */
    left?: RegExp | false;
  };
}

/** Checks that names are unique, and gives the dialogues. */
export function dialogues(list: readonly Dialogue[]): readonly Dialogue[] {
  const names = list.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two dialogues are called "${twice}"`);
  return list;
}

/** A persona for dialogues: open from nine to five unless it says otherwise. */
export const rehearsing = (
  industry: string,
  name: string,
  hours: { opens?: number; closes?: number } = {},
): Persona => ({ industry, name, opens: 540, closes: 1020, ...hours });
