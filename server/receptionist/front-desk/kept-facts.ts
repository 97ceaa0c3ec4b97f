import type { Field } from "#content/front-desks/front-desk.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import { offer } from "./call-questions.ts";
import { type CallTime, isAlarmed } from "./call-state.ts";
import { lastStart, mergeTime, nearTimes, sayHour, sayTime, standing } from "./call-time.ts";
import { type CallTurn, say } from "./call-turn.ts";
import { deniedTime } from "./hearing/denied-time.ts";
import type { EitherTime } from "./hearing/either-time.ts";
import type { HeardFacts } from "./hearing/hear-facts.ts";
import { isBare } from "./hearing/said-parts.ts";
import { hourNamed, offeredIn, type RefusedHour } from "./offered-time.ts";
import { isToldForElse } from "./told-for-else.ts";

/** "Four is too early": that hour is taken no longer, and the next ones offered are others. */
export function refuseHour(
  { desk, state }: CallTurn,
  { when }: HeardFacts,
  hour: RefusedHour,
): void {
  const field = desk.fields.find(({ kind, dayOnly }) => kind === "when" && !dayOnly);
  const known = field && state.facts[field.name]?.when;
  if (field && known?.time !== undefined && known.time === hour.hour)
    state.facts[field.name] = { when: known.date ? { date: known.date } : {} };
  if (when.time !== undefined || hour.hour === undefined) return;
  if (hour.early) when.since = hour.hour + 60;
  else when.until = hour.hour - 30;
}

/** Stores the facts; returns the sentence about a time that is not possible. */
export function keepFacts(
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
  const known = before[field.name]?.when;
  const left = deniedTime(message, known, when);
  if (left) {
    if (left.time === undefined) delete state.facts[field.name];
    else state.facts[field.name] = { when: left };
    state.offered = [];
    if (!asked) state.asked = field.name;
    return when.time === undefined
      ? say(turn, phrases.forgotten, {
          label: known ? sayTime(known, turn.language) : "",
        })
      : undefined;
  }
  if (when.either) return askWhich(turn, field, when.either);
  if (when.over && before[field.name]?.when?.date !== when.over)
    return askDayOver(turn, field, when, when.over);
  if (when.disagree) return askWhichDay(turn, field, when, when.disagree);
  if (when.time === undefined && state.offered.length > 0 && asked === field.name) {
    const hour = hourNamed(message, turn.language);
    if (hour !== undefined) when.time = hour < 420 ? hour + 720 : hour;
  }
  if (when.date === undefined && when.time === undefined) return undefined;
  if (asked !== field.name && !field.dayOnly && isToldForElse(known, when, parts)) return undefined;
  // "Stuck on the bridge. The 7:30 for four": whoever is late comes today.
  if (state.facts.late && when.date === undefined && before[field.name] === undefined)
    when.date = clock.today;
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
  if (isAlarmed(state)) return undefined;
  state.asked = field.name;
  state.times[field.name] = 1;
  // "8 is too early, 9 then", this afternoon: the hour is of another day, where none was named.
  if (stands === "past" && when.date === undefined && when.time !== undefined) {
    delete state.facts[field.name];
    return `${reasonFor(turn, wish)} ${offer(turn, { time: when.time })}`;
  }
  const reason = reasonFor(turn, wish);
  return `${reason} ${offer(turn, { ...when, ...wish })}`;
}

/** Why a time is not possible: it is over, nobody is there, or it is too near to closing. */
function reasonFor(turn: CallTurn, wish: CallTime): string {
  const { clock, phrases, language } = turn;
  if (standing(wish, clock) === "past") return say(turn, phrases.past);
  const { time = 0 } = wish;
  return time >= clock.opens && time < clock.closes
    ? say(turn, phrases.lastStart, { last: sayHour(clock.closes - lastStart, language) })
    : say(turn, phrases.outside);
}

/** "Tonight or tomorrow", "7 maybe 7:30": both are offered, and the caller has to name one. */
function askWhich(turn: CallTurn, field: Field, either: EitherTime): string | undefined {
  const { state, clock, language, phrases, desk } = turn;
  const known = state.facts[field.name]?.when;
  const evening = desk.slug === "restaurants";
  const each = either.map((one) => mergeTime(known, one, clock, evening));
  if (!each.some(({ date }) => date)) {
    // The day is still to be asked for; the hours are offered on it.
    const [since = 0, until = 0] = each.map(({ time = 0 }) => time).sort((a, b) => a - b);
    state.window = { since, until };
    return undefined;
  }
  const whole = field.dayOnly ? each : each.map((one) => withHour(one, turn));
  const fits = whole
    .filter((one) => standing(one, clock) === "open")
    .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
  const [first, second] = fits;
  if (isAlarmed(state) || !first) return undefined;
  state.asked = field.name;
  state.times[field.name] = (state.times[field.name] ?? 0) + 1;
  if (!second || sayTime(first, language) === sayTime(second, language)) {
    state.facts[field.name] = { when: first.date ? { date: first.date } : {} };
    return `${reasonFor(turn, whole.find((one) => one !== first) ?? first)} ${offer(turn, first)}`;
  }
  delete state.facts[field.name];
  if (first.date && first.date === second.date)
    state.facts[field.name] = { when: { date: first.date } };
  state.offered = [first, second];
  return say(turn, phrases.whichTime, {
    first: sayTime(first, language),
    second: sayTime(second.date === first.date ? { time: second.time ?? 0 } : second, language),
  });
}

/** A day with the first hour at which somebody could come. */
const withHour = (one: CallTime, { clock, state }: CallTurn): CallTime =>
  one.time === undefined ? nearTimes({ ...state.window, ...one }, clock)[0] : one;

/** "The 11th", when it is the 12th: the next one is a month away, and hardly meant. */
function askDayOver(turn: CallTurn, { name }: Field, { time }: When, date: string): string {
  const { state, clock, language, phrases } = turn;
  const hour = time === undefined ? undefined : mergeTime(undefined, { time }, clock).time;
  state.offered = [{ date, ...(hour !== undefined && { time: hour }) }];
  state.asked = name;
  return say(turn, phrases.dayOver, {
    value: sayTime({ date: clock.today }, language),
    first: sayTime({ date }, language),
  });
}

/** "This thursday, like the day after tomorrow": of two days that differ, the caller has to name one. */
function askWhichDay(
  turn: CallTurn,
  { name }: Field,
  { time }: When,
  days: readonly [string, string],
): string {
  const { state, clock, language, phrases } = turn;
  const hour = mergeTime(state.facts[name]?.when, time === undefined ? {} : { time }, clock).time;
  const [first, second] = days.map((date) => sayTime({ date }, language));
  state.offered = days.map((date) => ({ date, ...(hour !== undefined && { time: hour }) }));
  if (hour === undefined) delete state.facts[name];
  else state.facts[name] = { when: { time: hour } };
  state.asked = name;
  const now = say(turn, phrases.today, { value: sayTime({ date: clock.today }, language) });
  const which = say(turn, phrases.whichDay, { first: first ?? "", second: second ?? "" });
  return language === "zh" ? now + which : `${now} ${which}`;
}

const hourOrDay = /^\W*(?:the|el) (?:[1-9]|1[0-2])\W*$/i;

/** A table around seven is for dinner, unless a meal of the morning is named. */
const closedMornings =
  /^(?!.*(?:breakfast|brunch|morning|desayuno|mañana|lunch|almuerzo|\d ?a\.?m|早)).*(?<![\d:])(?:5|6|7|8|9)(?![\d])|dinner|supper|cena|evening|tonight|noche|晚/isu;

/** "The earlier one", "la más tarde": of the times on offer. */
const ofOffered = (which: string) =>
  new RegExp(
    `^\\W*(?:(?:ok|okay|yes|sure|just|please|then|si|sí) )*(?:the |la |el |lo )(?:${which})(?: one| of those| of the two| please| then| works| slot| time| por favor)*\\W*$`,
    "iu",
  );
const earlier = ofOffered("earliest|earlier|soonest|sooner|m[aá]s temprano|de antes");
const later = ofOffered("later|m[aá]s tarde|de despu[eé]s");

/** "First time, I'm nursing right now", "es la primera vez": the first of something else than the times on offer. */
const countsElse =
  /(?<!(?:the|at|that|take) )\bfirst times?\b(?! (?:slot|works|is|please))|\b(?:first|second|third|1st|2nd|3rd|last)[- ](?!times?\b|ones?\b|1\b|slots?\b|options?\b|openings?\b|spots?\b|hours?\b|choice\b|works\b|would\b|is\b|of\b|then\b|please\b|pls\b|and\b|for\b|i\b|if\b|but\b|thanks?\b|sounds\b|available\b|thing\b|on\b)\p{L}|(?:primera|segunda|[uú]ltima|tercera) (?:vez|visita|cita|semana)|第[一二三]次|头一次/iu;

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
  if (when.nth !== undefined && !countsElse.test(message)) return state.offered.at(when.nth);
  if (earlier.test(message)) return state.offered[0];
  if (later.test(message)) return state.offered.at(-1);
  const agrees = words.some((word) => /^(?:yes|yeah|yep|sure|ok|okay|si|claro|vale)$/.test(word));
  const plain = when.date === undefined && when.time === undefined && isBare(words);
  return agrees && plain ? state.offered[0] : undefined;
}
