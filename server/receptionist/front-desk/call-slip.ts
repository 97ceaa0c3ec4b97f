import type { Field } from "#content/front-desks/front-desk.ts";
import { slipWords } from "#content/front-desks/phrases.ts";
import type { TakenFact, TakenSlip } from "#contract/receptionist.ts";
import { needed } from "./call-questions.ts";
import type { Fact } from "./call-state.ts";
import { sayTime } from "./call-time.ts";
import { type CallTurn, inLanguage } from "./call-turn.ts";
import { timeOnSlip } from "./time-words.ts";

/** The name of the line that holds what was asked and could not be answered. */
export const questionLine = "question";

/** The name of the line that holds what was told and belongs to no other line. */
export const noteLine = "note";

/** Facts taken down so far, in the order and the words of the trade's form. */
export function takenFacts(turn: CallTurn): TakenFact[] {
  const { desk, state, language } = turn;
  const taken = desk.fields.flatMap((field) => {
    const fact = state.facts[field.name];
    const value =
      field.kind === "when"
        ? timeOnSlip(turn, field.name)
        : fact
          ? factValue(field, fact, turn)
          : state.declined?.includes(field.name)
            ? slipWords[language].declined
            : undefined;
    return value ? [{ name: field.name, label: inLanguage(field.label, language), value }] : [];
  });
  const more = [questionLine, noteLine].flatMap((name) => {
    const value = state.facts[name]?.text;
    const { question, note } = slipWords[language];
    return value ? [{ name, label: name === noteLine ? note : question, value }] : [];
  });
  return [...taken, ...more];
}

export function factValue(field: Field, fact: Fact, { language }: CallTurn): string {
  if (fact.when) return sayTime(fact.when, language);
  const option = field.options?.find(({ id }) => id === fact.option);
  return option ? inLanguage(option.label, language) : (fact.text ?? "");
}

/** The lines of the trade's form: those this call needs, and any others the caller filled. */
export function takenSlip(turn: CallTurn): TakenSlip {
  const { desk, state, language } = turn;
  const lines = desk.fields.filter(
    (field) => state.facts[field.name] || needed(turn).includes(field),
  );
  return {
    title: inLanguage(desk.paper, language),
    lines: lines.map(({ name, label }) => ({ name, label: inLanguage(label, language) })),
    ...(state.done && { boxes: boxesOf(turn) }),
  };
}

/** Checkboxes with the result of the call. */
function boxesOf({ state, language }: CallTurn): TakenSlip["boxes"] {
  const words = slipWords[language];
  const called = state.emergencies.length > 0;
  return [
    { label: words.booked, on: !state.handed && state.facts.when?.when?.date !== undefined },
    { label: words.call, on: state.handed === true || state.facts.when === undefined },
    ...(called ? [{ label: words.urgent, on: true }] : []),
  ];
}
