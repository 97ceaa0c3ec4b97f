import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { Cues, Field } from "#content/front-desks/front-desk.ts";
import { findCues, hasCue } from "#server/receptionist/safety/cues.ts";
import { denied } from "#server/receptionist/safety/denials.ts";
import { meaningOf } from "../clauses/learned-clauses.ts";
import type { Listening } from "./hear-facts.ts";
import { isAboutTheCall } from "./left-over.ts";
import { isBare, isEmpty, isTimeOnly, type SaidPart } from "./said-parts.ts";

/**
 * Whether a part with a cue of a field is for this field: not a price that is asked, and not what
 * only adds to it while another field listens for just that.
 */
export function belongs(
  field: Field,
  part: SaidPart,
  filled: boolean,
  { desk, state }: Listening,
): boolean {
  const asksPrice = part.asks && everyDeskCues.price.some((cues) => hasCue(cues, part.words));
  if (asksPrice && (field.optional || filled)) return false;
  // "A cleaning company for our offices" tells what is needed, and names no company.
  if (!filled && !field.firm) return true;
  const others = desk.fields.filter((other) => other !== field);
  const heard = (other: Field) =>
    other.kind === "choice"
      ? (other.options ?? []).flatMap((option) => hitsOf(option.heard, part))
      : other.kind === "words" || other.kind === "safety"
        ? hitsOf(other.heard, part)
        : [];
  const taken = new Set(others.flatMap(heard));
  // "Cough since last week": one word of it is this field's alone.
  const own = hitsOf(field.heard, part);
  if (own.length === 0) return taken.size === 0;
  // "The hallway too", once inside is chosen: the option needs the word no more, and no other line has one.
  const stillTaken = others
    .filter(({ kind, name }) => kind !== "choice" || !state.facts[name]?.option)
    .flatMap(heard);
  // "We live here, no pets, no asthma": what is not there is told on such a line as well.
  const counts = (at: number) => field.optional === true || !denied(part.words, at);
  if (stillTaken.length === 0) return own.some(counts);
  return own.some((at) => !taken.has(at) && counts(at));
}

/** Positions of the words that are listened for. */
const hitsOf = (heard: Cues | undefined, { words }: SaidPart): number[] =>
  heard?.flatMap((cues) => findCues(cues, words).flatMap(({ hits }) => hits)) ?? [];

/** "No oils with lavender, allergic": what a bare "allergic" is about stands before it. */
export function leading(
  part: SaidPart,
  parts: readonly SaidPart[],
  used: ReadonlySet<SaidPart>,
): SaidPart[] {
  const before = parts[parts.indexOf(part) - 1];
  const bare =
    part.words.length <= 3 &&
    part.words.some((word) => /^(?:allerg|alerg|sensib|sensit)/.test(word));
  if (!bare || !before || before.sentence !== part.sentence || used.has(before)) return [];
  return before.asks || isTimeOnly(before.words) || isBare(before.words) ? [] : [before];
}

/** Words of a piece that goes on with what stands before it. */
const shortPiece = 6;

/** "Me and my wife are splitting up, but we cant agree on the house": what goes on with a statement of its own names nobody. */
const tellsAnew =
  /^(?:(?:and|but|so|y|pero) )*(?:i|we|it|its|it['’]s|they|he|she|there|this|that|we['’]?re|i['’]?m|they['’]?re|he['’]?s|she['’]?s|no|not|yo|nos|me|ya)(?![\p{L}'’])/iu;

/** "My crown came off, back left on top": short pieces of the same sentence that no field knows. */
export function continued(
  part: SaidPart,
  parts: readonly SaidPart[],
  used: ReadonlySet<SaidPart>,
  { desk }: Listening,
  { timed, field }: { timed: boolean; field: Field },
): SaidPart[] {
  const next: SaidPart[] = [];
  for (const one of parts.slice(parts.indexOf(part) + 1)) {
    const { words } = one;
    const short = words.length > 0 && words.length <= shortPiece && one.han === "";
    const other = desk.fields.some(
      ({ heard, options = [] }) =>
        heard?.some((cues) => hasCue(cues, words)) ||
        options.some((option) => option.heard.some((cues) => hasCue(cues, words))),
    );
    const mere =
      one.asks ||
      (isTimeOnly(words) && !timed) ||
      isBare(words) ||
      isEmpty(words) ||
      saysOfCall(one) ||
      (field.named === true && tellsAnew.test(one.text));
    if (one.sentence !== part.sentence || !short || other || mere || used.has(one)) break;
    // "At home, upstairs, she was his second wife": what callers say elsewhere goes on with nothing.
    if (!timed && saidElsewhere(desk, field, one)) break;
    next.push(one);
  }
  return next;
}

/** Shares of the line and of another meaning from which a clause is no part of the line. */
const hardly = 0.02;
const elsewhere = 0.9;
const saidElsewhere = (desk: Listening["desk"], { name }: Field, part: SaidPart): boolean => {
  const meant = meaningOf(desk, part);
  return (
    meant !== undefined &&
    meant.of(`field ${name}`) < hardly &&
    meant.share >= elsewhere &&
    /^(?:field|note|aside|question|person)/.test(meant.best)
  );
};

/** "You didn't ask the address" goes on with nothing. */
const saysOfCall = (part: SaidPart) =>
  /\b(?:you|i) /.test(part.words.join(" ")) && isAboutTheCall(part);
