import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { deskPhrases } from "#content/front-desks/phrases.ts";
import { phrases as companyPhrases } from "#content/receptionist/languages.ts";
import type { Persona } from "#contract/receptionist.ts";
import type { Reply } from "#server/receptionist/brain.ts";
import { saidBefore } from "#server/receptionist/conversation.ts";
import { withoutPrivateNumbers } from "#server/receptionist/hearing/kept-words.ts";
import { withSpokenDigits } from "#server/receptionist/hearing/spoken-digits.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import { writtenOut } from "#server/receptionist/hearing/written-out.ts";
import type { Danger } from "#server/receptionist/safety/danger.ts";
import { emergencyIn } from "#server/receptionist/safety/emergency.ts";
import { isReassured } from "#server/receptionist/safety/seen-to.ts";
import { warning } from "#server/receptionist/safety/warning.ts";
import type { Step } from "#server/receptionist/tasks/step.ts";
import { serviceAskedIn, withoutServiceAsked } from "./business-questions.ts";
import { answerQuestions, isBeyond, isUnwritten, openQuestions } from "./call-answers.ts";
import { decline, note, noteDown, noteLeftOver } from "./call-notes.ts";
import { ask, isKnown, nextField, offer } from "./call-questions.ts";
import { factValue, noteLine, questionLine, takenFacts, takenSlip } from "./call-slip.ts";
import { mergeTime, sayTime, standing } from "./call-time.ts";
import { another, type CallTurn, inLanguage, openTurn, say } from "./call-turn.ts";
import { asksReadBack, saysComplaint, saysDistress, withoutComplaint } from "./hearing/asides.ts";
import { type HeardFacts, hearFacts } from "./hearing/hear-facts.ts";
import { putRight, withoutTakenBackNumbers } from "./hearing/put-right.ts";
import { withoutRefusals } from "./hearing/refused.ts";
import { isBare } from "./hearing/said-parts.ts";
import { timeSaid } from "./hearing/time-said.ts";
import { noteBeside } from "./note-beside.ts";
import { hourNamed, offeredIn, type RefusedHour, withoutRefusedHour } from "./offered-time.ts";
import { pressedFact } from "./pressed-fact.ts";

/** Characters of a fact. */
const longestFact = 110;

/**
 * Make it mine: answers as the front desk of a trade would. Emergencies come before everything;
 * then what may not be said; then the next thing that is missing. Nothing is booked or kept.
 */
export function rehearse(persona: Persona, said: Step, danger: Danger | undefined): Reply {
  const desk = frontDeskOf(persona.industry);
  const step = { ...said, original: writtenOut(withSpokenDigits(said.original)) };
  const turn = openTurn(desk, persona, step, step.hearing.language);
  const { state, language, phrases } = turn;
  const pressed = pressedFact(turn);
  if (pressed) return finish(turn, [pressed, ...goOn(turn, {}, state.facts)]);

  const before = structuredClone(state.facts);
  const right = putRight(withoutTakenBackNumbers(step.original), state.facts);
  state.facts = right.facts;
  const complains = saysComplaint(step.original);
  const refusedHour = withoutRefusedHour(right.rest, state.offered);
  const asking = withoutServiceAsked(withoutComplaint(refusedHour.rest));
  const heard = listen(turn, withoutRefusals(asking, desk.fields));
  takeTopic(turn, heard, serviceAskedIn(right.rest)?.what);
  const told = emergencyIn(
    step.original,
    step.hearing.spelled,
    desk.slug,
    state.shaken ? "" : saidBefore(step.conversation),
    state.emergencies.at(-1),
  );
  const emergency = told?.id ?? heard.danger;
  if (emergency) {
    // Words of danger show the language even where the rest of a message is too short to.
    const spoken = told?.language ?? language;
    keep(turn, heard, right.rest);
    noteBeside(turn, heard);
    const again = state.emergencies.includes(emergency);
    state.emergencies.push(emergency);
    state.shaken = true;
    // A caller who has just described the danger is not asked about it.
    const safety = desk.fields.find(({ kind }) => kind === "safety");
    if (safety)
      state.facts[safety.name] ??= {
        text: withoutPrivateNumbers(step.original).slice(0, longestFact),
      };
    const sentence = warning(emergency, told?.begun)[spoken];
    const { emergencyAgain } = deskPhrases[spoken];
    const last = step.conversation.lines.findLast(({ who }) => who === "assistant")?.text ?? "";
    const more = again && !last.includes(emergencyAgain) ? [emergencyAgain] : [];
    return finish({ ...turn, language: spoken }, [...more, sentence]);
  }

  const answers = answerQuestions(withoutName(turn, heard), danger, heard.facts);
  if (refusedHour.hour !== undefined) refuseHour(turn, heard, refusedHour);
  const time = keep(turn, heard, refusedHour.rest);
  if (heard.email) noteDown(state, [heard.email]);
  noteDown(state, heard.others);
  const refused = decline(turn, right.rest, heard.email !== undefined);
  noteDown(state, complains);
  noteLeftOver(turn, heard, [...answers.questions, ...answers.settled]);
  noteMiss(turn, before, answers.texts.length > 0 || time !== undefined || refused);
  const used = Object.values(heard.facts).flatMap(({ text }) => text?.split("; ") ?? []);
  // "Can he come before five" asks for a time only where one is still to be found.
  const timed =
    Object.keys(heard.when).length > 0 &&
    (time !== undefined ||
      JSON.stringify(before.when) !== JSON.stringify(state.facts.when) ||
      nextField(turn)?.kind === "when");
  const open = asksReadBack(step.original)
    ? []
    : openQuestions(step.original, used, [...answers.questions, ...answers.settled]).filter(
        (one) => !timed || !asksForTime(one, turn),
      );
  note(turn, [...answers.questions, ...open]);
  const texts = [...answers.texts];
  if (complains.length > 0) texts.unshift(say(turn, phrases.regret));
  if (asksReadBack(step.original)) texts.push(...readBack(turn));
  if (open.length > 0 && texts.length < 2) texts.push(another(turn, "unknown", phrases.unknown));
  if (state.shaken) {
    delete state.shaken;
    // Said once: again and again, it is heard no longer.
    if (!state.said.after && !isReassured(step.original)) {
      state.said.after = 1;
      texts.push(phrases.after);
    }
  }
  if (time) texts.push(time);
  else if (texts.length === 0)
    texts.push(
      ...acknowledge(turn, before, right.changed, heard.replaced, saysDistress(step.original)),
    );
  const offered = time !== undefined && state.asked === "when" && state.offered.length > 0;
  const action = answers.handed ? "person" : answers.limited ? "refuse-advice" : "rehearsal";
  // "I ask for no name": the name is not asked for in the same breath.
  const nameless =
    desk.anonymousPrice === true && answers.named.has("price") && nextField(turn)?.kind === "name";
  const next = offered || nameless ? [] : goOn(turn, heard.when, before);
  return finish(turn, [...texts, ...next], action);
}

/** "Is Invisalign something you do": what is asked for is what the call is about. */
function takeTopic({ desk, state }: CallTurn, { facts }: HeardFacts, what: string | undefined) {
  if (!what || Object.values(facts).some(({ text = "" }) => text.includes(what))) return;
  const chosen = Object.values({ ...state.facts, ...facts }).flatMap(({ option }) => option ?? []);
  const main = desk.fields.find(
    ({ kind, optional, only }) =>
      kind === "words" && !optional && (!only || only.some((one) => chosen.includes(one))),
  );
  if (!main || state.facts[main.name]) return;
  const text = [what, ...(facts[main.name]?.text?.split("; ") ?? [])].join("; ");
  facts[main.name] = { text: text.slice(0, longestFact) };
}

/** "Four is too early": that hour is taken no longer, and the next ones offered are others. */
function refuseHour({ desk, state }: CallTurn, { when }: HeardFacts, hour: RefusedHour): void {
  const field = desk.fields.find(({ kind, dayOnly }) => kind === "when" && !dayOnly);
  const known = field && state.facts[field.name]?.when;
  if (field && known?.time !== undefined && known.time === hour.hour)
    state.facts[field.name] = { when: known.date ? { date: known.date } : {} };
  if (when.time !== undefined || hour.hour === undefined) return;
  if (hour.early) when.since = hour.hour + 60;
  else when.until = hour.hour - 30;
}

/** "Can we make it four?" moves the time, and is no question for somebody else. */
const asksForTime = (sentence: string, { language, clock }: CallTurn) =>
  Object.keys(timeSaid(sentence, language, clock.today, { asked: true, settled: false })).length >
  0;

/** "Wendell Price": a name asks for nothing. */
function withoutName(turn: CallTurn, { facts }: HeardFacts): CallTurn {
  const name = facts.name?.text;
  if (!name) return turn;
  const { original } = turn.step;
  const at = original.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return turn;
  const rest = `${original.slice(0, at)} , ${original.slice(at + name.length)}`;
  return { ...turn, step: { ...turn.step, original: rest } };
}

/** Reads the facts, except from questions that must not be answered. */
function listen(turn: CallTurn, message: string): HeardFacts {
  const { desk, state, language, clock } = turn;
  return hearFacts(message, {
    desk,
    state,
    language,
    today: clock.today,
    skip: (part) => isBeyond(desk, part),
    unwritten: (part) => isUnwritten(desk, part),
  });
}

/** Stores the facts; returns the sentence about a time that is not possible. */
function keep(
  turn: CallTurn,
  { facts, when, parts }: HeardFacts,
  message: string,
): string | undefined {
  const { asked } = turn.state;
  const { state, desk, clock, phrases } = turn;
  // Told before the time is asked for, and meant when it is.
  const { since, until, part } = when;
  if (since !== undefined || until !== undefined || part)
    state.window = {
      ...(since !== undefined && { since }),
      ...(until !== undefined && { until }),
      ...(part && { part }),
    };
  const before = state.facts;
  state.facts = { ...before, ...facts };
  const field = desk.fields.find(({ kind }) => kind === "when");
  if (!field) return undefined;
  const chosen = takeOffered(
    turn,
    when,
    parts.flatMap(({ words }) => words),
    message,
  );
  if (chosen) {
    state.facts[field.name] = { when: chosen };
    state.offered = [];
    return undefined;
  }
  if (when.time === undefined && state.offered.length > 0 && asked === field.name) {
    const hour = hourNamed(message, turn.language);
    if (hour !== undefined) when.time = hour < 420 ? hour + 720 : hour;
  }
  if (when.date === undefined && when.time === undefined) return undefined;
  const late = desk.slug === "restaurants" && closedMornings.test(message);
  // "The 1", beside times on offer and a day that is known: an hour.
  if (state.offered.length > 0 && before[field.name]?.when?.date && hourOrDay.test(message))
    delete when.date;
  const wish = mergeTime(before[field.name]?.when, when, clock, late);
  if (field.dayOnly) {
    if (wish.date) state.facts[field.name] = { when: { date: wish.date } };
    return undefined;
  }
  const stands = standing(wish, clock);
  if (stands === "open") {
    state.facts[field.name] = { when: wish };
    return undefined;
  }
  // "This morning like 8", when nobody asked for a time: that is when it happened.
  if (stands === "past" && asked !== field.name && !before[field.name]) {
    const since = desk.fields.find(({ name }) => name === "happened" || name === "since");
    const [part] = parts;
    if (since && part) state.facts[since.name] ??= { text: part.text };
    return undefined;
  }
  state.facts[field.name] = wish.date ? { when: { date: wish.date } } : (before[field.name] ?? {});
  if (!state.facts[field.name]?.when) delete state.facts[field.name];
  if (state.emergencies.length > 0) return undefined;
  state.asked = field.name;
  state.times[field.name] = 1;
  const reason = say(turn, stands === "past" ? phrases.past : phrases.outside);
  return `${reason} ${offer(turn, { ...when, ...wish })}`;
}

const hourOrDay = /^\W*(?:the|el) (?:[1-9]|1[0-2])\W*$/i;

/** A table around seven is for dinner, unless a meal of the morning is named. */
const closedMornings =
  /^(?!.*(?:breakfast|brunch|morning|desayuno|mañana|lunch|almuerzo|\d ?a\.?m|早)).*(?<![\d:])(?:5|6|7|8|9)(?![\d])|dinner|supper|cena|evening|tonight|noche|晚/isu;

/** "The second one", or a plain yes to the times on offer. */
function takeOffered(
  { state, language }: CallTurn,
  when: When,
  words: readonly string[],
  message: string,
) {
  if (state.offered.length === 0 || state.asked !== "when") return undefined;
  const named = offeredIn(message, language, state.offered, when);
  if (named) return named;
  // "11, and call first": an hour is named, and no first of two.
  if (hourNamed(message, language) !== undefined) return undefined;
  if (when.nth !== undefined) return state.offered.at(when.nth);
  const agrees = words.some((word) => /^(?:yes|yeah|yep|sure|ok|okay|si|claro|vale)$/.test(word));
  const plain = when.date === undefined && when.time === undefined && isBare(words);
  return agrees && plain ? state.offered[0] : undefined;
}

/** Counts a question that got no usable answer. */
function noteMiss(
  { state }: CallTurn,
  before: CallTurn["state"]["facts"],
  answered: boolean,
): void {
  const { asked } = state;
  const nothing = !answered && JSON.stringify(before) === JSON.stringify(state.facts);
  if (asked && nothing) state.missed[asked] = (state.missed[asked] ?? 0) + 1;
}

/** All that stands on the slip, for a caller who wants it confirmed. */
function readBack(turn: CallTurn): string[] {
  const { phrases, language } = turn;
  const value = takenFacts(turn)
    .filter(({ name }) => name !== questionLine && name !== noteLine)
    .map(({ label, value: held }) =>
      language === "zh" ? `${label}：${held}` : `${label}: ${held}`,
    )
    .join(language === "zh" ? "；" : "; ");
  return value ? [say(turn, phrases.readBack, { value })] : [];
}

/** A short acknowledgment of new facts; a corrected one is repeated. */
function acknowledge(
  turn: CallTurn,
  before: CallTurn["state"]["facts"],
  corrected: readonly string[],
  replacing: ReadonlySet<string>,
  distressed: boolean,
): string[] {
  const { state, desk, phrases, language } = turn;
  const changed = desk.fields.filter(
    ({ name }) =>
      state.facts[name] && JSON.stringify(before[name]) !== JSON.stringify(state.facts[name]),
  );
  const [first] = changed;
  const comfort = distressed ? [another(turn, "comfort", phrases.comfort)] : [];
  if (!first) return comfort;
  const fact = state.facts[first.name] ?? {};
  const replaced =
    changed.find(({ name }) => corrected.includes(name)) ??
    changed.find(({ name }) => before[name] && replacing.has(name));
  if (replaced) {
    const value = factValue(replaced, state.facts[replaced.name] ?? {}, turn);
    return [say(turn, phrases.changed, { label: inLanguage(replaced.label, language), value })];
  }
  if (first.kind === "when" && isKnown(turn, first))
    return [say(turn, phrases.heardTime, { value: sayTime(fact.when ?? {}, language) })];
  const chosen = changed
    .flatMap(({ name, options = [] }) =>
      options.filter(({ id }) => id === state.facts[name]?.option),
    )
    .find((option) => option.say)?.say;
  if (chosen) return [say(turn, inLanguage(chosen, language))];
  return distressed ? comfort : [another(turn, "noted", phrases.noted)];
}

/** Asks for what is missing, or hands the slip in. */
function goOn(turn: CallTurn, when: When, before: CallTurn["state"]["facts"]): string[] {
  const { state, phrases, language } = turn;
  const next = nextField(turn);
  if (next) return [ask(turn, next, when)];
  // A slip that was handed in is handed in again once its time or a number has changed.
  const changed = ["when", "phone", "name"].some(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(state.facts[name]),
  );
  if (state.done && !changed) return [];
  state.done = true;
  delete state.asked;
  const time = state.facts.when?.when;
  const last =
    time?.date && !state.handed
      ? say(turn, phrases.doneTime, { value: sayTime(time, language) })
      : say(turn, phrases.done);
  return [last, phrases.rehearsal];
}

function finish(
  turn: CallTurn,
  texts: readonly string[],
  action: Reply["action"] = "rehearsal",
): Reply {
  const { step, state, language, phrases } = turn;
  const joined = texts.filter(Boolean).join(language === "zh" ? "" : " ");
  const text = joined || another(turn, "noted", phrases.noted);
  const last = step.conversation.lines.findLast(({ who }) => who === "assistant")?.text;
  return {
    language,
    action,
    text: text === last ? `${phrases.same} ${text}` : text,
    status: companyPhrases[language].status.rehearsal,
    sources: [],
    suggestions: [],
    facts: takenFacts(turn),
    slip: takenSlip(turn),
    ...(state.asked && { asks: state.asked }),
    conversation: { ...step.conversation, language, rehearsal: state },
  };
}
