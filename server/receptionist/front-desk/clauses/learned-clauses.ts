import type { Field, FrontDesk } from "#content/front-desks/front-desk.ts";
import type { CallState, Fact } from "../call-state.ts";
import { factText, longestFact } from "../hearing/fact-text.ts";
import { isBare, isEmpty, isTimeOnly, type SaidPart } from "../hearing/said-parts.ts";
import { heardIn } from "../limit-of-question.ts";
import { type ClauseMeanings, clauseMeanings } from "./clause-meanings.ts";

/** Share from which a clause is put on a line of words. */
const bar = 0.7;
/**
 * The same of one that another line took, of a few words ("no stairs"), or worded like a question
 * ("que sea sin escalones").
 */
const surely = 0.9;

/** Words, or Chinese signs, from which a clause is judged at all. */
const least = { words: 2, han: 3 };

/** Pieces of a fact. */
const pieces = 6;

/** What a clause is at a desk; undefined where it is a courtesy, a time or too short. */
export function meaningOf(desk: FrontDesk, part: SaidPart): ClauseMeanings | undefined {
  const { words, han, text } = part;
  if (words.length < least.words && han.length < least.han) return undefined;
  if (han === "" && (isBare(words) || isEmpty(words) || isTimeOnly(words))) return undefined;
  return clauseMeanings(desk, text);
}

/** Share from which a clause belongs on no line, and in no note; and the same of a longer one ("but we cant agree on the house"). */
const idle = 0.9;
const surelyIdle = 0.95;

/** "You are very kind": nothing that anybody has to read. */
export const isAside = (desk: FrontDesk, part: SaidPart): boolean =>
  (meaningOf(desk, part)?.of("aside") ?? 0) >= (part.words.length > 5 ? surelyIdle : idle);

/**
 * Puts clauses that no word gave away on the lines where callers say such things; what another line
 * took goes on an empty one as well.
 */
export function takeLearned(
  desk: FrontDesk,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
  used: Set<SaidPart>,
  state: CallState,
  isOfCall: (field: Field) => boolean,
): void {
  const known = ({ name }: Field) => facts[name]?.text ?? state.facts[name]?.text;
  for (const part of parts) {
    const meant = meaningOf(desk, part);
    if (!meant) continue;
    // An option that a clause chooses says less than the clause.
    const held = Object.values(facts).some(({ text }) => text?.includes(part.text));
    // "Car runs fine", "the hallway too": said with a word of another line.
    const spoken = used.has(part) && speaksOf(desk, part);
    const field = desk.fields.find(
      (one) =>
        one.kind === "words" &&
        !one.named &&
        !one.firm &&
        isMeant(one, desk, { ...state.facts, ...facts }) &&
        isOfCall(one) &&
        shareOf(one, meant, desk) >=
          (spoken && !(one.heard && heardIn(one.heard, part))
            ? isShort(part)
              ? allBut
              : almost
            : held || part.asks || isShort(part)
              ? surely
              : bar),
    );
    if (!field) continue;
    const before = known(field)?.split("; ") ?? [];
    if (before.some((one) => one.includes(part.text))) continue;
    // What was told before stays: a full line takes no more, and the note does.
    const all = [...before, part.text];
    const isFull = all.length > pieces || all.join("; ").length > longestFact;
    if (before.length > 0 && isFull) continue;
    facts[field.name] = { text: factText(all.toSorted(asSaid(parts))) };
    used.add(part);
  }
}

/**
 * What belongs on a line of one statement beside that: "no smell, co alarm is quiet". Only what stands in the same
 * sentence counts, or in the answer to its question.
 */
export const alsoOnLine = (
  desk: FrontDesk,
  { name }: Field,
  first: SaidPart,
  answer: readonly SaidPart[],
): SaidPart[] =>
  answer.filter(
    (part) =>
      part === first || (!part.asks && (meaningOf(desk, part)?.of(`field ${name}`) ?? 0) >= bar),
  );

/** The same of one that holds a word of the line or the option that took it, and none of this one. */
const allBut = 0.985;
const almost = 0.95;
const speaksOf = ({ fields }: FrontDesk, part: SaidPart) =>
  fields.some(
    ({ heard, options }) =>
      (heard && heardIn(heard, part)) || options?.some((one) => heardIn(one.heard, part)),
  );

/** Whether callers say a clause of another line only, and it holds a word of that one: "no claim yet". */
export const isSaidOf = (desk: FrontDesk, not: Field, part: SaidPart): boolean => {
  const meant = meaningOf(desk, part);
  const other = desk.fields.find(({ name }) => meant?.best === `field ${name}`);
  return (
    other !== undefined &&
    other !== not &&
    (meant?.share ?? 0) >= 0.95 &&
    other.heard !== undefined &&
    heardIn(other.heard, part) &&
    !(not.heard && heardIn(not.heard, part))
  );
};

const isShort = ({ words, han }: SaidPart) => words.length <= 3 && han.length <= 4;

/** Earlier pieces first, then those of this message in its order. */
const asSaid = (parts: readonly SaidPart[]) => {
  const placeOf = (piece: string) => parts.findIndex(({ text }) => text === piece);
  return (one: string, other: string) => placeOf(one) - placeOf(other);
};

/** Likelihood of a line, whatever option the clause may choose besides. */
function shareOf({ name }: Field, meant: ClauseMeanings, { fields }: FrontDesk): number {
  const chooses = fields.reduce(
    (all, field) => (field.kind === "choice" ? all + meant.ofField(field.name) : all),
    0,
  );
  return meant.of(`field ${name}`) / Math.max(leastShare, 1 - chooses);
}
const leastShare = 0.3;

/** Whether callers with this wish fill the field; any may while the wish is open. */
export function isMeant(
  { only }: Field,
  { fields }: FrontDesk,
  facts: Record<string, Fact>,
): boolean {
  if (!only) return true;
  const chosen = Object.values(facts).flatMap(({ option }) => option ?? []);
  const wishes = fields.flatMap(({ name, options = [] }) =>
    name === "wish" || name === "side" ? options : [],
  );
  return !wishes.some(({ id }) => chosen.includes(id)) || only.some((id) => chosen.includes(id));
}
