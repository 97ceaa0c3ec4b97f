import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { Field } from "#content/front-desks/front-desk.ts";
import { withoutPrivateNumbers } from "#server/receptionist/hearing/kept-words.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { noteLine, questionLine } from "./call-slip.ts";
import type { CallTurn } from "./call-turn.ts";
import { isAside } from "./clauses/learned-clauses.ts";
import { onlyAsksForPerson, saysOfTalk } from "./clauses/of-no-line.ts";
import { saysDistress } from "./hearing/asides.ts";
import { withoutLead } from "./hearing/broken-off.ts";
import { goesOnWith } from "./hearing/follow-on.ts";
import type { HeardFacts } from "./hearing/hear-facts.ts";
import { isWorthNoting } from "./hearing/left-over.ts";
import { refusedFields, refusesBooking, refusesCalls } from "./hearing/refused.ts";
import { repeats } from "./hearing/repeats.ts";
import { readWords, type SaidPart } from "./hearing/said-parts.ts";
import { somebodyElse } from "./hearing/somebody-else.ts";
import { saysOnlyTime } from "./hearing/time-told.ts";
import { heardIn } from "./limit-of-question.ts";

/** Notes what the caller will not or cannot tell, or does not want; whether there is any such thing. */
export function decline(turn: CallTurn, message: string, byEmail: boolean): boolean {
  const { state, desk } = turn;
  const asked = desk.fields.find(({ name }) => name === state.asked);
  const refused = new Set(refusedFields(message, desk.fields, asked));
  const when = desk.fields.find(({ kind }) => kind === "when");
  if (when && refusesBooking(message)) {
    refused.add(when.name);
    delete state.facts[when.name];
    state.offered = [];
  }
  // "I said I don't know it": that was the question before.
  if (
    asked &&
    state.declined?.length &&
    /\b(?:said|told you|ya (?:le )?dije)\b|说过/i.test(message)
  )
    refused.delete(asked.name);
  const calls = refusesCalls(message);
  if (calls) {
    state.noCalls = true;
    noteDown(state, [calls]);
  }
  if (byEmail || state.facts.email) state.byEmail = true;
  // Whoever may only be written to is asked for no number.
  if (state.noCalls && state.byEmail) refused.add("phone");
  const left = [...refused].filter((name) => !state.facts[name]);
  // What is told after all counts again.
  const declined = [...new Set([...(state.declined ?? []), ...left])].filter(
    (name) => !state.facts[name],
  );
  if (declined.length > 0) state.declined = declined;
  else delete state.declined;
  return refused.size > 0;
}

/** Notes what no line has taken, unless it was answered or only refuses. */
export function noteLeftOver(turn: CallTurn, heard: HeardFacts, asked: readonly string[]): void {
  const { state, desk, step } = turn;
  const field = desk.fields.find(({ name }) => name === state.asked);
  const told = heard.left.filter(
    (part) =>
      isWorthNoting(part) &&
      !(knowsTime(turn) && saysOnlyTime(part.text)) &&
      !(putsRight.test(part.text) && tellsOfContact(turn, heard)) &&
      !ofCard.test(part.text) &&
      !isAside(desk, part) &&
      !onlyAsksForPerson(desk, part) &&
      !saysOfTalk(part) &&
      !asked.some((one) => one.includes(part.text) && !standsBesideWish(one, part)) &&
      !saysDistress(part.text) &&
      !refusesBooking(part.text) &&
      !refusesCalls(part.text) &&
      refusedFields(part.text, desk.fields, field).length === 0,
  );
  // "My grandson tried to fix it and made it worse": half of it says less.
  const texts = told.map((part) => {
    const next = heard.parts.find((one) => goesOnWith(one, heard.parts) === part);
    const whole =
      next && heard.left.includes(next) ? wholeOf(part, next, step.original) : undefined;
    return whole ?? withoutLead(part.text, step.original);
  });
  noteDown(state, texts);
}

/** "I want the manager, there was glass in my salad": told in the sentence that asks for somebody. */
const standsBesideWish = (sentence: string, part: SaidPart): boolean =>
  !part.asks &&
  part.text.length < sentence.length / 1.3 &&
  heardIn(everyDeskCues.person, readWords(sentence)) &&
  ![everyDeskCues.person, everyDeskCues.hostile].some((cues) => heardIn(cues, part));

/** Two parts as they stand in a message with an "and" or a comma between; undefined where more does. */
function wholeOf(one: SaidPart, next: SaidPart, message: string): string | undefined {
  const from = message.indexOf(one.text);
  const to = message.indexOf(next.text, from + 1);
  const between = message.slice(from + one.text.length, to);
  return from >= 0 && to > from && /^,?(?: (?:and|but|y|pero))? $/.test(between)
    ? message.slice(from, to + next.text.length)
    : undefined;
}

/** "No wait, dad's got his thing", beside the new time: why something is put right. */
const putsRight = /^(?:(?:no|wait|or|oh|actually|sorry|ay|espere|perd[oó]n)[\s,]+){2,}(?!\S+$)/iu;
const tellsOfContact = ({ desk }: CallTurn, { facts, when }: HeardFacts): boolean =>
  Object.keys(when).length > 0 ||
  desk.fields.some(({ name, kind }) => facts[name] && contact.has(kind));
const contact = new Set<Field["kind"]>(["phone", "email", "name", "birth"]);

/** "Visa exp 08/28": nobody keeps what belongs to a card. */
const ofCard =
  /\b(?:cvv|cvc|security code|c[oó]digo de seguridad)\b|\b(?:exp|expires|expiry|expiration|vence)\W+(?:date )?\d{1,2}\s?\/\s?\d{2}/i;

/** Whether the day or the hour of the visit has been taken down. */
const knowsTime = ({ state, desk }: CallTurn): boolean =>
  desk.fields.some(({ name, kind }) => kind === "when" && state.facts[name]?.when);

/** Writes down what belongs to no line of the form. */
export function noteDown(state: CallTurn["state"], texts: readonly string[]): void {
  const known = state.facts[noteLine]?.text?.split("; ") ?? [];
  const fresh = texts
    .map((one) =>
      withoutPrivateNumbers(one)
        .replace(/[\s.!?。！？]+$/, "")
        .trim(),
    )
    .filter(Boolean);
  const all = [...known];
  for (const one of fresh) if (!all.some((each) => each.includes(one))) all.push(one);
  if (all.length > 0) state.facts[noteLine] = { text: all.slice(-4).join("; ").slice(0, 240) };
}

/** Takes from the note what lines of the form hold by now: "built in 98", once the year is known. */
export function withoutRepeats(turn: CallTurn): void {
  const { state, desk } = turn;
  const noted = state.facts[noteLine]?.text;
  if (!noted) return;
  // The line about danger may hold a whole message, which no reader searches for an address.
  const held = desk.fields.flatMap(({ name, kind }) =>
    // "The one night", beside the line of the nights.
    kind === "safety" ? [] : state.facts[name]?.text ? [state.facts[name].text, name] : [],
  );
  const isWhole = (piece: string) => held.some((one) => inWords(one).includes(inWords(piece)));
  const left = noted.split("; ").filter(
    // "For my mom Rosa": whose call it is stays, though Rosa is the name for now.
    (piece) =>
      (!repeats(piece, held) ||
        ((somebodyElse(piece) !== undefined || wholeName.test(piece)) && !isWhole(piece))) &&
      !(knowsTime(turn) && saysOnlyTime(piece)),
  );
  if (left.length > 0) state.facts[noteLine] = { text: left.join("; ") };
  else delete state.facts[noteLine];
}

/** "Leo Stein", beside "my son Leo" and "Rob Stein": whose call it is. */
const wholeName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u;

const inWords = (text: string): string => ` ${latinWords(text).join(" ")} `;

/** Questions on a slip, and characters of all of them. */
const mostQuestions = 4;
const longest = 240;

/** Writes down a question that a person has to answer. */
export function note({ state }: CallTurn, questions: readonly string[]): void {
  const known = state.facts[questionLine]?.text?.split(" / ") ?? [];
  const fresh = questions.map((one) => withoutPrivateNumbers(one).trim()).filter(Boolean);
  // A question stands there once, in its longest form.
  const all = [...known];
  for (const one of fresh) {
    if (all.some((each) => each.includes(one))) continue;
    const shorter = all.findIndex((each) => one.includes(each));
    if (shorter < 0) all.push(one);
    else all[shorter] = one;
  }
  if (all.length > 0)
    state.facts[questionLine] = { text: all.slice(-mostQuestions).join(" / ").slice(0, longest) };
}
