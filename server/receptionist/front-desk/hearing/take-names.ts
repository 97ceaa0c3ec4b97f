import type { Field } from "#content/front-desks/front-desk.ts";
import type { Fact } from "../call-state.ts";
import { isBusiness } from "./business-name.ts";
import type { Names } from "./caller.ts";
import { isGiven } from "./given-name.ts";
import type { Listening } from "./hear-facts.ts";
import { capitals } from "./small-letters.ts";

const isFull = (name: string | undefined) => name?.includes(" ") === true && isGiven(name);

const sharesFirst = (one: string, other: string) =>
  one.toLowerCase().split(" ")[0] === other.toLowerCase().split(" ")[0] ||
  one.includes(other) ||
  other.includes(one);

/** "walter nowak", as it is written on a form. */
const asWritten = (name: string) => (/\p{Lu}/u.test(name) ? name : capitals(name));

/**
 * Puts the names of a message on the lines they belong to: the caller's own, and somebody else's. Names
 * that no line takes come back.
 */
export function takeNames(
  facts: Record<string, Fact>,
  {
    own: said,
    passing,
    bare,
    near,
    relative,
    family,
    corrects,
  }: Omit<Names, "rest"> & { near: boolean; family: boolean; corrects: boolean },
  { desk, state }: Listening,
  asked: Field | undefined,
): string[] {
  const named = desk.fields.find((field) => field.named);
  // "Her name is Dana", once the other side has a name: that is somebody else.
  const otherSide = (named && state.facts[named.name]?.text) ?? "";
  const isNamed = isBusiness(otherSide) || /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(otherSide);
  // "My landlord" has no name yet: "it's Hillcrest Homes" gives it one.
  const unnamed =
    named !== undefined && otherSide !== "" && !isNamed && !relative ? named : undefined;
  // "It's Northline Freight. Marcus Tully, 303 555 0171": the person beside the number.
  const person = bare.find(
    (one) => one.includes(" ") && !isBusiness(one) && (/^\p{Lu}/u.test(one) || isGiven(one)),
  );
  const stands = said !== undefined && passing && person !== undefined && near;
  // "I'm Dawn. Dawn Pruitt": the whole name follows.
  const whole = bare.find((one) => said && one.toLowerCase().startsWith(`${said.toLowerCase()} `));
  const own =
    stands || whole || (said && isBusiness(said) && (person || unnamed)) ? undefined : said;
  const left = [...(own === said || !said ? [] : [said]), ...bare];
  const other = desk.fields.find(({ kind }) => kind === "person-name");
  const chosen = Object.values({ ...state.facts, ...facts }).flatMap(({ option }) => option ?? []);
  // "Her name's Bev": where nobody has died, a first name alone may be anybody's.
  const applies =
    relative?.includes(" ") ||
    asked === other ||
    !other?.only ||
    other.only.some((one) => chosen.includes(one));
  if (other && relative && applies) facts[other.name] = { text: relative };
  if (named && relative && (!isNamed || asked === named)) facts[named.name] = { text: relative };
  // A name beside a number is the caller's, whoever was asked for.
  const callers = near && left.length === 1 && !own;
  if (
    other &&
    !relative &&
    left[0] &&
    !callers &&
    !state.facts[other.name] &&
    (own || asked?.kind !== "name")
  )
    facts[other.name] = { text: asWritten(left.shift() ?? "") };
  const firm = left.find((one) => isBusiness(one));
  const line = desk.fields.find((field) => field.firm) ?? unnamed;
  if (firm && line) {
    const before = line === named ? undefined : state.facts[line.name]?.text;
    facts[line.name] = { text: before ? `${before}; ${firm}` : firm };
    left.splice(left.indexOf(firm), 1);
  }
  const people = left.filter((one) => !isBusiness(one));
  const heard = own ?? people.findLast(isFull) ?? people.at(-1) ?? left.at(-1);
  const known = state.facts.name?.text;
  // "Last name is Moreno", said by Jess.
  const joins = family && heard && known && !heard.includes(" ") && !known.includes(" ");
  const name = joins ? `${known} ${heard}` : heard;
  // "Harlan Freight", taken for a name earlier, gives way to a person's.
  const before = known && isBusiness(known) && name && !isBusiness(name) ? undefined : known;
  // "Toledo", taken for a name earlier, gives way to "Ray Tully".
  const fuller = before !== undefined && !before.includes(" ") && name?.includes(" ");
  // A name that stood for the booking gives way to the one beside the number.
  const surer = state.facts.name?.inferred && near && name?.includes(" ");
  // "Whichever therapist", written down as an answer, gives way to a known first name and a number.
  const passed = state.facts.name?.inferred && !left.includes(before ?? "");
  // "Drugstore kit", in small letters, gives way to "Kit Barlow" beside the number.
  const written =
    near && before === before?.toLowerCase() && /^\p{Lu}\p{L}+ \p{Lu}/u.test(name ?? "");
  const doubtful =
    (before !== undefined && isFull(name) && ((!isGiven(before) && near) || passed === true)) ||
    (written && before !== undefined && !isGiven(before));
  // "All of that under Priya", once Priya Nair is known.
  const shorter =
    name !== undefined &&
    before !== name &&
    before?.toLowerCase().split(" ").includes(name.toLowerCase()) === true;
  const settled =
    shorter || (before && !own && asked?.kind !== "name" && !fuller && !surer && !doubtful);
  // "You moved a guy last month, Colby Strand": nobody said that he calls.
  const isUnsure = own ? passing : asked?.kind !== "name";
  if (name && !settled)
    facts.name = { text: name, ...(!near && isUnsure && { inferred: true as const }) };
  const forPatient = desk.fields.some(({ kind }) => kind === "birth");
  // "Leo Park, born 4/5/2015", and then "I'm Dana Park": whose card it is stays on the note.
  const ofPatient =
    state.facts.name?.inferred ||
    desk.fields.some((one) => one.kind === "birth" && state.facts[one.name]);
  const fresh = facts.name?.text;
  const replaced =
    forPatient && ofPatient && known && fresh && !corrects && !sharesFirst(known, fresh)
      ? [known]
      : [];
  const [whose, ...more] = [relative, ...bare].filter(
    (one): one is string =>
      one !== undefined &&
      (/[ \p{Script=Han}]/u.test(one) || one === relative) &&
      !Object.values(facts).some(({ text = "" }) => text.includes(one)),
  );
  if (!whose) return replaced;
  // "Se llama Teresa Olvera", where somebody's date of birth is asked for: it is her card.
  if (!forPatient || facts.name || state.facts.name) return [...replaced, whose, ...more];
  facts.name = { text: whose, inferred: true };
  // The caller's own name may follow: whose appointment it is stands on the note as well.
  return [whose, ...more];
}
