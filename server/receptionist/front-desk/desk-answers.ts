import { commonLimits } from "#content/front-desks/common-limits.ts";
import { deskCues } from "#content/front-desks/desk-cues.ts";
import type { Cues, Limit } from "#content/front-desks/front-desk.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import type { Danger } from "#server/receptionist/safety/danger.ts";
import { hasCue } from "./cues.ts";
import { another, type DeskTurn, inLanguage, say } from "./desk-turn.ts";
import type { SaidPart } from "./hearing/said-parts.ts";
import { saidParts, sentences } from "./hearing/said-parts.ts";

/** Answers to questions that a caller asks the desk. */
export interface DeskAnswers {
  texts: string[];
  /** A limit was named. */
  limited: boolean;
  /** A person was promised just now. */
  handed: boolean;
  /** Questions for somebody to answer later, in the caller's words. */
  questions: string[];
  /** Limits that were named in this answer. */
  named: Set<string>;
}

/** Questions answered in one reply: more would bury the next one asked. */
const atOnce = 2;

/** Limits first, then prices, then whatever else was asked. */
export function answerQuestions(turn: DeskTurn, danger: Danger | undefined): DeskAnswers {
  const { desk, step, phrases, state } = turn;
  const out: DeskAnswers = {
    texts: [],
    limited: false,
    handed: false,
    questions: [],
    named: new Set(),
  };
  if (danger === "role") out.texts.push(say(turn, phrases.role));
  if (step.hearing.concepts.has("robot")) out.texts.push(say(turn, phrases.assistant));
  const said = sentences(step.original).map((text) => ({ text, words: latinWords(text) }));
  const limits = [...desk.limits, ...commonLimits];
  for (const { text, words } of said) {
    const limit = limits.find((one) => heardIn(one.heard, words));
    if (limit) nameLimit(turn, out, limit, text);
    // A sentence may hold both: "can I glue it, and what is it".
    if (heardIn(deskCues.price, words) && !limit?.person) namePrice(turn, out, text);
  }
  const words = said.flatMap((one) => one.words);
  if (heardIn(deskCues.why, words) && state.asked) giveReason(turn, out);
  if (heardIn(deskCues.hours, words))
    out.texts.push(
      say(turn, turn.clock.closes - turn.clock.opens >= 1440 ? phrases.hoursAllDay : phrases.hours),
    );
  if (heardIn(deskCues.hostile, words)) out.texts.unshift(say(turn, phrases.calm));
  const person =
    said.some((one) => heardIn(desk.handOver, one.words) || heardIn(deskCues.person, one.words)) ||
    step.hearing.concepts.has("person");
  if (person || out.handed) handOver(turn, out);
  return { ...out, texts: [...new Set(out.texts)].slice(0, atOnce + 1) };
}

const heardIn = (cues: Cues, words: readonly string[]) => cues.some((one) => hasCue(one, words));

/** Whether a part of a message only asks for what the desk may not say: it holds no fact. */
export const isBeyond = ({ limits }: DeskTurn["desk"], { words, asks }: SaidPart): boolean =>
  [...limits, ...commonLimits].some(
    (one) => (one.quiet || (asks && !one.tells)) && heardIn(one.heard, words),
  );

/** The part of a sentence that asks, without the names and numbers around it. */
const questionIn = (text: string, cues: Cues): string =>
  saidParts(text).find(({ words }) => heardIn(cues, words))?.text ?? text;

function nameLimit(turn: DeskTurn, out: DeskAnswers, limit: Limit, text: string): void {
  const { state, language, phrases } = turn;
  if (out.named.has(limit.id)) return;
  out.named.add(limit.id);
  const again = state.limits.includes(limit.id);
  out.texts.push(
    again ? another(turn, "limit", phrases.limitAgain) : say(turn, inLanguage(limit.say, language)),
  );
  if (!again) state.limits.push(limit.id);
  out.limited = true;
  if (limit.person) out.handed = true;
  if (!limit.quiet) out.questions.push(questionIn(text, limit.heard));
}

function namePrice(turn: DeskTurn, out: DeskAnswers, text: string): void {
  const { state, desk, language, phrases } = turn;
  if (out.named.has("price")) return;
  out.named.add("price");
  const again = state.limits.includes("price");
  out.texts.push(
    again
      ? another(turn, "price", phrases.priceAgain)
      : say(turn, inLanguage(desk.price, language)),
  );
  if (!again) state.limits.push("price");
  out.limited = true;
  out.questions.push(questionIn(text, deskCues.price));
}

function giveReason(turn: DeskTurn, out: DeskAnswers): void {
  const field = turn.desk.fields.find(({ name }) => name === turn.state.asked);
  if (field) out.texts.push(say(turn, inLanguage(field.why, turn.language)));
}

function handOver(turn: DeskTurn, out: DeskAnswers): void {
  const { state, phrases } = turn;
  out.texts.push(say(turn, state.handed ? phrases.handedAlready : phrases.handOver));
  out.handed = true;
  state.handed = true;
}

/** Questions that nothing else has answered: somebody tells the caller later. */
export function openQuestions(message: string, used: readonly string[]): string[] {
  return sentences(message).filter((sentence) => {
    if (!/[?？]\s*$/.test(sentence) && !saidParts(sentence)[0]?.asks) return false;
    return !used.some((text) => text.length > 2 && sentence.includes(text));
  });
}
