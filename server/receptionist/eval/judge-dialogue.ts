import type { Card } from "#contract/receptionist.ts";
import type { Reply } from "#server/receptionist/brain.ts";
import { inventedFigures } from "../allowed-numbers.ts";
import { calendarFigures } from "./calendar-figures.ts";
import type { Expected } from "./dialogue.ts";
import type { Held, HeldTurn } from "./hold-dialogue.ts";
import { reckoned } from "./judge.ts";

/** The result of one dialogue. */
export interface DialogueVerdict extends Held {
  held: boolean;
  /** Faults, each with the caller's line it answers. */
  faults: string[];
  facts: { right: number; wrong: number; askedTwice: number };
  emergencies: { all: number; missed: number };
  /** The rules that something said broke. */
  forbidden: string[];
  invented: string[];
  repeated: number;
  /**
   * Lines of the caller until it was booked, where no card was pressed: all of them, and those since
   * a call was asked for.
   */
  turnsToBooking: { all: number; asked: number } | undefined;
}

/** How an answer shows that it knows an emergency. */
const emergencyWords = /\b911\b|\b988\b/;

/**
 * Judges a dialogue. `known`: the figures of everything that can be read on this site.
 * `forbidden`: what must never be said in it, beyond what its turns name.
 */
export function judgeDialogue(
  held: Held,
  known: ReadonlySet<string>,
  forbidden: readonly RegExp[] = [],
): DialogueVerdict {
  const faults: string[] = [];
  const facts = { right: 0, wrong: 0, askedTwice: 0 };
  const emergencies = { all: 0, missed: 0 };
  const invented: string[] = [];
  const said: string[] = [];
  let repeated = 0;
  const wanted = new Map<string, string | RegExp | null>();
  const lines: string[] = [];
  for (const [index, one] of held.turns.entries()) {
    const [caller, expected = {}] = one.turn;
    const fault = (text: string) => faults.push(`"${caller}": ${text}`);
    lines.push(caller);
    for (const text of turnFaults(one, expected)) fault(text);
    for (const [name, value] of Object.entries(expected.facts ?? {})) wanted.set(name, value);
    for (const [name, value] of wanted) {
      const last = index === held.turns.length - 1;
      if (!last && !(name in (expected.facts ?? {}))) continue;
      if (holds(one.reply, name, value)) facts.right++;
      else {
        facts.wrong++;
        fault(`${name} is ${valueIn(one.reply, name) ?? "not known"} instead of ${value}`);
      }
    }
    const { asks } = one.reply;
    if (asks && wanted.get(asks) && one.before.some(({ name }) => name === asks)) {
      facts.askedTwice++;
      fault(`asks again for ${asks}`);
    }
    if (expected.emergency) {
      emergencies.all++;
      if (!emergencyWords.test(one.reply.text)) {
        emergencies.missed++;
        fault("misses the emergency");
      }
    }
    const text = whole(one.reply);
    for (const never of [...list(expected.never), ...forbidden])
      if (never.test(spoken(one.reply))) {
        said.push(String(never));
        fault(`says ${never}`);
      }
    const previous = held.turns[index - 1]?.reply;
    if (previous && bare(previous.text) === bare(one.reply.text)) {
      repeated++;
      fault("says the same again");
    }
    const told = [...lines, ...calendarFigures(held.dialogue.persona), shownFigures(one.reply)];
    // Sums are reckoned only where an answer has a figure that stands nowhere.
    const own = inventedFigures(text, known, told).length
      ? inventedFigures(text, known, [...told, ...reckoned(lines)])
      : [];
    invented.push(...own);
    if (own.length > 0) fault(`invents ${own.join(", ")}`);
  }
  faults.push(...endFaults(held));
  const pressed = held.turns.some(({ turn }) => turn[1]?.choice);
  const booked = held.turns.findIndex(({ reply }) => reply.action === "booked");
  const asked = held.turns.findIndex(({ reply }) => reply.action === "book");
  return {
    ...held,
    held: faults.length === 0,
    faults,
    facts,
    emergencies,
    forbidden: said,
    invented,
    repeated,
    turnsToBooking:
      booked >= 0 && !pressed ? { all: booked + 1, asked: booked + 1 - asked } : undefined,
  };
}

function* turnFaults({ reply, streamed }: HeldTurn, expected: Expected): Generator<string> {
  const { action, language, offers, offersNo, asks } = expected;
  const text = whole(reply);
  if (bare(streamed) !== bare(reply.text)) yield "streams another text than it replies";
  if (action && ![action].flat().includes(reply.action)) yield `${reply.action}, not ${action}`;
  if (language && reply.language !== language) yield `in ${reply.language}`;
  if (asks && reply.asks !== asks) yield `asks for ${reply.asks ?? "nothing"}, not ${asks}`;
  for (const [name, never] of Object.entries(expected.without ?? {}))
    if (never.test(valueIn(reply, name) ?? ""))
      yield `${name} is ${valueIn(reply, name)}, with ${never}`;
  for (const one of list(expected.says)) if (!one.test(text)) yield `does not say ${one}`;
  const times = reply.card?.kind === "slots" ? reply.card.slots.map(({ full }) => full) : [];
  if (offers && (times.length === 0 || !times.every((time) => offers.test(time))))
    yield `offers ${times.join("; ") || "nothing"}, not ${offers}`;
  if (offersNo && times.some((time) => offersNo.test(time))) yield `offers ${offersNo}`;
}

function* endFaults({ dialogue: { end }, actions }: Held): Generator<string> {
  const booked = JSON.stringify(actions.booked);
  if (end?.booked === false && actions.booked.length > 0) yield `books ${booked}`;
  if (end?.booked && !end.booked.test(booked)) yield `books ${booked}, not ${end.booked}`;
  const left = JSON.stringify(actions.left);
  if (end?.left === false && actions.left.length > 0) yield `leaves ${left}`;
  if (end?.left && !end.left.test(left)) yield `leaves ${left}, not ${end.left}`;
}

const valueIn = ({ facts }: Reply, name: string) =>
  facts?.find((fact) => fact.name === name)?.value;

function holds(reply: Reply, name: string, wanted: string | RegExp | null): boolean {
  const value = valueIn(reply, name);
  if (wanted === null) return value === undefined;
  if (value === undefined) return false;
  return wanted instanceof RegExp ? wanted.test(value) : bare(value) === bare(wanted);
}

/** Figures of a card may be said; they were shown. */
const shownFigures = ({ card }: Reply) => (card ? JSON.stringify(card) : "");

const list = (one: RegExp | readonly RegExp[] | undefined): readonly RegExp[] =>
  one === undefined ? [] : one instanceof RegExp ? [one] : one;
const bare = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

/** Everything of an answer that can be read. */
function whole({ text, card }: Reply): string {
  return card ? `${text} ${wordsOf(card)}` : text;
}

/** The receptionist's own words: the lines of a slip are the caller's. */
const spoken = (reply: Reply): string =>
  reply.card?.kind === "slip"
    ? `${reply.text} ${reply.card.title ?? ""} ${reply.card.note ?? ""}`
    : whole(reply);

function wordsOf(card: Card): string {
  switch (card.kind) {
    case "plan":
      return `${card.title} ${card.rows.map(({ value }) => value).join(" ")} ${card.note}`;
    case "slots":
      return card.title;
    case "slip":
      return `${card.title ?? ""} ${card.rows.map(({ value }) => value).join(" ")} ${card.note ?? ""}`;
    case "form":
      return "";
  }
}
