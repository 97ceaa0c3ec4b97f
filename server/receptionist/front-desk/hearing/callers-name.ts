import type { Field } from "#content/front-desks/front-desk.ts";
import type { Fact } from "../call-state.ts";
import { isBusiness } from "./business-name.ts";
import { isGiven, title } from "./given-name.ts";

const isFull = (name: string | undefined) => name?.includes(" ") === true && isGiven(name);

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replace(title, "")
    .split(/[\s.]+/);

/** "Rosa", "Rosa Delgado", "Ms. Delgado" may be one person; "Leo Park" and "Dana Park" are two. */
export const mayBeOne = (one: string, other: string): boolean => {
  const [first = "", ...more] = wordsOf(one);
  const [second = "", ...others] = wordsOf(other);
  if (one.includes(other) || other.includes(one) || first === second) return true;
  return (
    (more.length === 0 && others.includes(first)) || (others.length === 0 && more.includes(second))
  );
};

const sharesWord = (one: string, other: string) =>
  wordsOf(one).some((word) => wordsOf(other).includes(word));

/** What was heard about who calls. */
interface Heard {
  /** Given as the caller's own. */
  own?: string;
  passing?: true;
  /** Names that nobody else's line takes. */
  left: readonly string[];
  near: boolean;
  /** Only the family name follows, or only the first one. */
  family: boolean;
  first: boolean;
  /** The name that is taken down already; none where it was somebody else's. */
  known?: Fact;
  asked?: Field;
}

/** The name to take down for the caller, if what was heard is one and surer than the one that is known. */
export function callersName({
  own,
  passing,
  left,
  near,
  family,
  first,
  known: fact,
  asked,
}: Heard): Fact | undefined {
  const people = left.filter((one) => !isBusiness(one));
  const heard = own ?? people.findLast(isFull) ?? people.at(-1) ?? left.at(-1);
  const known = fact?.text;
  const single = known?.replace(title, "");
  const joins = heard && single && !heard.includes(" ") && !single.includes(" ");
  // "Last name is Moreno", said by Jess; "first name's Thuy", said by Ms. Nguyen.
  const name =
    joins && family ? `${known} ${heard}` : joins && first ? `${heard} ${single}` : heard;
  if (!name) return undefined;
  // "Harlan Freight", taken for a name earlier, gives way to a person's.
  const before = known && isBusiness(known) && !isBusiness(name) ? undefined : known;
  // "Toledo", taken for a name earlier, gives way to "Ray Tully"; "Marsh party" to "Whitney Marsh".
  const fuller =
    before !== undefined &&
    name.includes(" ") &&
    (!before.includes(" ") || (!isGiven(before) && isGiven(name) && sharesWord(before, name)));
  // A name that stood for the booking gives way to the one beside the number.
  const surer = fact?.inferred && near && name.includes(" ");
  // "Whichever therapist", written down as an answer, gives way to a known first name and a number.
  const passed = fact?.inferred && !left.includes(before ?? "");
  // "Drugstore kit", in small letters, gives way to "Kit Barlow" beside the number.
  const written = near && before === before?.toLowerCase() && /^\p{Lu}\p{L}+ \p{Lu}/u.test(name);
  const doubtful =
    (before !== undefined && isFull(name) && ((!isGiven(before) && near) || passed === true)) ||
    (written && before !== undefined && !isGiven(before));
  // "All of that under Priya", once Priya Nair is known.
  const shorter =
    before !== name && before?.toLowerCase().split(" ").includes(name.toLowerCase()) === true;
  const settled =
    shorter || (before && !own && asked?.kind !== "name" && !fuller && !surer && !doubtful);
  if (settled) return undefined;
  // "You moved a guy last month, Colby Strand": nobody said that he calls.
  const isUnsure = own ? passing : asked?.kind !== "name";
  return { text: name, ...(!near && isUnsure && { inferred: true as const }) };
}
