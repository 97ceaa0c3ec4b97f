import type { FrontDesk, Trio } from "#content/front-desks/front-desk.ts";
import type { FrontDeskPhrases } from "#content/front-desks/phrases.ts";
import { deskPhrases } from "#content/front-desks/phrases.ts";
import { dateIn } from "#contract/calendar-date.ts";
import type { Language, Persona } from "#contract/receptionist.ts";
import { minutesIn } from "#server/receptionist/tasks/say-when.ts";
import type { Step } from "#server/receptionist/tasks/step.ts";
import { type CallState, newDesk } from "./call-state.ts";
import { type BusinessClock, businessClock, sayHour } from "./call-time.ts";

/** One turn at a trade's desk, with all the data that its answer uses. */
export interface CallTurn {
  desk: FrontDesk;
  persona: Persona;
  step: Step;
  language: Language;
  phrases: FrontDeskPhrases;
  clock: BusinessClock;
  /** The call's state; changed while the turn is worked on. */
  state: CallState;
  /** The question that this message did not answer, where it brought nothing else either. */
  unheard?: string;
}

/** Opens a turn on a copy of what is known. */
export function openTurn(
  desk: FrontDesk,
  persona: Persona,
  step: Step,
  language: Language,
): CallTurn {
  const { actions, conversation } = step;
  const now = actions.now();
  return {
    desk,
    persona,
    step,
    language,
    phrases: deskPhrases[language],
    clock: businessClock(persona, dateIn(now, actions.zone), minutesIn(now, actions.zone)),
    state: structuredClone(conversation.rehearsal ?? newDesk()),
  };
}

/** A trade's text in the language of the turn. */
export const inLanguage = ([en, es, zh]: Trio, language: Language): string =>
  ({ en, es, zh })[language];

/** A sentence with its blanks filled. */
export function say(turn: CallTurn, text: string, more: Record<string, string> = {}): string {
  const { desk, language, persona, clock } = turn;
  const blanks: Record<string, string> = {
    business: persona.name,
    person: inLanguage(desk.person, language),
    opens: sayHour(clock.opens, language),
    closes: sayHour(clock.closes, language),
    ...more,
  };
  const whole = text.replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? "");
  return whole.replace(/\.\.$/, ".").replace(/^(\p{Ll})/u, (letter) => letter.toUpperCase());
}

/** The next of several ways to say something, so that none comes twice running. */
export function another(turn: CallTurn, kind: string, ways: readonly string[]): string {
  const times = turn.state.said[kind] ?? 0;
  turn.state.said[kind] = times + 1;
  return say(turn, ways[times % ways.length] ?? "");
}
