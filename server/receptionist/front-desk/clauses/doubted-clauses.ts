import type { Field, FrontDesk } from "#content/front-desks/front-desk.ts";
import type { CallState, Fact } from "../call-state.ts";
import { factText } from "../hearing/fact-text.ts";
import type { SaidPart } from "../hearing/said-parts.ts";
import { valuesIn } from "../hearing/values-said.ts";
import { heardIn } from "../limit-of-question.ts";
import { answersAbout } from "./answers-else.ts";
import type { ClauseMeanings } from "./clause-meanings.ts";
import { meaningOf } from "./learned-clauses.ts";

/** What was known when a message came. */
interface Before {
  desk: FrontDesk;
  state: CallState;
  /** The line that was asked for. */
  asked: Field | undefined;
  /** The line that says what the call is about. */
  main: Field | undefined;
}

/**
 * Takes clauses off lines of words where callers hardly ever say such things: "drives ok" from the
 * line for a rental car. Answers and cue words put them there too easily.
 */
export function withoutDoubtedClauses(
  before: Before,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
  used: Set<SaidPart>,
): void {
  const taken: SaidPart[] = [];
  for (const field of before.desk.fields) {
    const pieces = facts[field.name]?.text?.split("; ") ?? [];
    if (field.kind !== "words" || pieces.length === 0) continue;
    const known = before.state.facts[field.name]?.text ?? "";
    const standsElsewhere = ({ name }: Field, { text: piece }: SaidPart) =>
      Object.entries(facts).some(([other, { text }]) => other !== name && text?.includes(piece));
    const doubted = parts.filter(
      (part) =>
        pieces.includes(part.text) &&
        !known.includes(part.text) &&
        !(pieces.length > 1 && isDate(part.text)) &&
        doubt(field, part, before, standsElsewhere(field, part)) >=
          (isStory(field, before) ? barOfStory : bar),
    );
    if (doubted.length === 0) continue;
    taken.push(...doubted);
    const left = pieces.filter((piece) => doubted.every(({ text }) => text !== piece));
    if (left.length > 0) facts[field.name] = { ...facts[field.name], text: factText(left) };
    else delete facts[field.name];
  }
  const texts = Object.values(facts).flatMap(({ text }) => text ?? []);
  for (const part of taken) if (!texts.some((text) => text.includes(part.text))) used.delete(part);
}

/**
 * "Its box dyed dark brown", on the line of the hair: no part of what shall be done. Takes clauses off
 * the line of what a call is about, where callers never say such things there and they stand on their own.
 */
export function onOneLine(
  { desk, state, main }: Omit<Before, "asked">,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
): void {
  const pieces = (main && facts[main.name]?.text?.split("; ")) ?? [];
  if (!main || pieces.length < 2) return;
  const known = state.facts[main.name]?.text ?? "";
  const shareOf = (part: SaidPart, { name }: Field) =>
    meaningOf(desk, part)?.of(`field ${name}`) ?? 0;
  // What stands first says what the call is about, whatever else it tells.
  const left = pieces.filter((piece, at) => {
    const part = at > 0 ? parts.find(({ text }) => text === piece) : undefined;
    if (!part || known.includes(piece) || shareOf(part, main) >= hardly) return true;
    return !desk.fields.some(
      (other) =>
        other !== main &&
        other.kind === "words" &&
        facts[other.name]?.text?.includes(piece) &&
        shareOf(part, other) >= surely,
    );
  });
  if (left.length > 0 && left.length < pieces.length)
    facts[main.name] = { ...facts[main.name], text: factText(left) };
}
/** Lines that say what is wrong, or is to be done. */
const saysWhat = new Set(["symptom", "wrong", "damage", "problem", "down", "seen"]);

/**
 * "My husband's with me, I'm her daughter", "my mother of 81 lives here", on two lines: a clause that
 * callers hardly ever say on the one and mostly on the other stays on the other.
 */
export function onItsLine(
  desk: FrontDesk,
  facts: Record<string, Fact>,
  { state, asked, main }: Omit<Before, "desk">,
  parts: readonly SaidPart[],
): void {
  for (const field of desk.fields) {
    const pieces = facts[field.name]?.text?.split("; ") ?? [];
    if (
      field.named ||
      field.firm ||
      field.kind !== "words" ||
      pieces.length === 0 ||
      isStory(field, { desk, state, asked, main })
    )
      continue;
    const known = state.facts[field.name]?.text ?? "";
    const left = pieces.filter((piece) => {
      const part = parts.find(({ text }) => text === piece);
      const meant = part && meaningOf(desk, part);
      if (!part || !meant || known.includes(piece)) return true;
      // "I want to sell my house before thanksgiving": a longer clause tells two things, and so does one with a day.
      const tellsMore =
        part.words.length > shortClause || valuesIn(piece).some(({ kind }) => kind === "day");
      // "Oil change on my 2020 Tacoma": what is to be done stays on its line, too.
      const holdsWord = field.heard !== undefined && heardIn(field.heard, part);
      if (holdsWord && (tellsMore || saysWhat.has(field.name))) return true;
      const own = meant.of(`field ${field.name}`);
      return !desk.fields.some(
        (other) =>
          other !== field &&
          (other.kind === "safety" ||
            (other.kind === "words" && other.heard !== undefined && heardIn(other.heard, part))) &&
          facts[other.name]?.text?.includes(piece) &&
          meant.of(`field ${other.name}`) >= (own < scarcely ? mostly : surely) &&
          own < hardly,
      );
    });
    if (left.length === pieces.length || (left.length === 0 && asked === field)) continue;
    if (left.length > 0) facts[field.name] = { ...facts[field.name], text: factText(left) };
    else delete facts[field.name];
  }
}
const scarcely = 0.02;
const mostly = 0.5;
const shortClause = 6;

/** Shares of two lines on which a clause stands, so that it stays on the second only. */
const hardly = 0.05;
const surely = 0.85;

/** "Before the wedding, june 20": the date belongs to what stands before it. */
const isDate = (text: string): boolean => {
  const [day] = valuesIn(text);
  return day?.kind === "day" && day.to - day.from >= text.length - 3;
};

/** Doubt from which a clause is taken off a line. */
const bar = 0.6;
/** The same where a caller first tells what the call is about: "the ceiling came down in that storm". */
const barOfStory = 0.75;
const isStory = (field: Field, { main, state }: Before) =>
  field === main && !state.facts[field.name];
/** Share of another meaning below which nothing is doubted. */
const leastOther = 0.5;

/**
 * What makes doubt, learned by logistic regression from 3,465 clauses on the lines of tuned calls that
 * readers had judged one by one: of 100 that belonged nowhere or elsewhere it takes off 32, of
 * 100 that belonged on the line and on no other 1.5.
 */
const weights = {
  bias: 0.22,
  /** Of the natural logarithm of the share of the line, and of the likeliest other meaning. */
  own: -0.45,
  other: 0.13,
  /** The clause has a word of the line, and the line was asked for as well. */
  cue: -1.89,
  cueAsked: -1.43,
  /** It has a word of another line. */
  otherCue: 0.62,
  /** The line is empty; it is the one about what the call is for. */
  empty: -1.44,
  main: -0.86,
  /** The clause asks something. */
  asks: 0.67,
};
const leastShare = 0.001;

/** How likely a clause does not belong on a line, from 0 to 1. */
function doubt(
  field: Field,
  part: SaidPart,
  { desk, state, asked, main }: Before,
  elsewhere: boolean,
): number {
  const meant = meaningOf(desk, part);
  // "The blue house on Maple Street" stays on the line of the house, and need not stand on two.
  if (!meant || (holdsName.test(part.text) && !elsewhere)) return 0;
  const other = likeliestOther(field, meant);
  if (other < leastOther || answersAbout(field, part)) return 0;
  const cue = field.heard !== undefined && heardIn(field.heard, part);
  const otherCue = desk.fields.some(
    (one) =>
      one !== field &&
      ((one.heard && heardIn(one.heard, part)) ||
        one.options?.some(({ heard }) => heardIn(heard, part))),
  );
  const sum =
    weights.bias +
    weights.own * Math.log(Math.max(leastShare, meant.of(`field ${field.name}`))) +
    weights.other * Math.log(other) +
    (cue ? weights.cue : 0) +
    (cue && asked === field ? weights.cueAsked : 0) +
    (otherCue ? weights.otherCue : 0) +
    (state.facts[field.name] ? 0 : weights.empty) +
    (field === main ? weights.main : 0) +
    (part.asks ? weights.asks : 0);
  return 1 / (1 + Math.exp(-sum));
}

/** A firm or a person: the classifier has never heard of them. */
const holdsName = /\p{Lu}[\p{Ll}'’]+ (?:& )?\p{Lu}\p{Ll}+|\d+ \p{Lu}|\p{Lu}\p{L}+ on \d/u;

/** The largest share of a meaning that is neither the line nor chosen or refused. */
const likeliestOther = ({ name }: Field, { shares }: ClauseMeanings): number =>
  Math.max(
    ...shares
      .filter(({ meaning }) => meaning !== `field ${name}` && !/^(?:option|limit) /.test(meaning))
      .map(({ share }) => share),
  );
