import type { Field } from "#content/front-desks/front-desk.ts";
import { capitals } from "#server/receptionist/hearing/name-capitals.ts";
import { isEnglishWord } from "#server/receptionist/hearing/name-words.ts";
import type { Fact } from "../call-state.ts";
import { isBusiness } from "./business-name.ts";
import type { Names } from "./caller.ts";
import { callersName, mayBeOne } from "./callers-name.ts";
import { isGiven, title } from "./given-name.ts";
import type { Listening } from "./hear-facts.ts";

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
    booking,
    family: last,
    first,
    corrects,
    forClient,
  }: Omit<Names, "rest"> & {
    near: boolean;
    first: boolean;
    corrects: boolean;
    /** Whoever is named is the one for whom a lawyer is sought. */
    forClient: boolean;
  },
  { desk, state }: Listening,
  asked: Field | undefined,
): string[] {
  const named = desk.fields.find((field) => field.named);
  // "Her name is Dana", once the other side has a name: that is somebody else.
  const otherSide = (named && state.facts[named.name]?.text) ?? "";
  // "Its an LLC" says what it is, and not its name.
  const ofName = otherSide.replace(
    /\b(?:an?|the|una?) (?:llc|inc|corp(?:oration)?|ltd|llp|sa|company|partnership)\b/giu,
    "",
  );
  const isNamed =
    (isBusiness(ofName) && /(?<!^)\p{Lu}/u.test(ofName)) ||
    /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(otherSide);
  // "My landlord" has no name yet: "it's Hillcrest Homes" gives it one.
  const unnamed =
    named !== undefined && otherSide !== "" && !isNamed && !relative ? named : undefined;
  const chosen = Object.values({ ...state.facts, ...facts }).flatMap(({ option }) => option ?? []);
  // "It's Brightwell Logistics in Dayton": a firm, where the form has a line for it.
  const takesFirm = desk.fields.some(
    ({ firm, only }) => firm && (!only || only.some((one) => chosen.includes(one))),
  );
  // "It's Northline Freight. Marcus Tully, 303 555 0171": the person beside the number.
  const person = bare.find(
    (one) => one.includes(" ") && !isBusiness(one) && (/^\p{Lu}/u.test(one) || isGiven(one)),
  );
  const stands = said !== undefined && passing && person !== undefined && near;
  // "I'm Dawn. Dawn Pruitt": the whole name follows.
  const whole = bare.find((one) => said && one.toLowerCase().startsWith(`${said.toLowerCase()} `));
  const own =
    stands || whole || (said && isBusiness(said) && (person || unnamed || takesFirm))
      ? undefined
      : said;
  const other = desk.fields.find(({ kind }) => kind === "person-name");
  const died = other && state.facts[other.name]?.text;
  // "Boris", and then "last name Sokolov": it is still about him.
  const ofDead =
    last && other && died && !died.includes(" ") && (asked === other || !state.facts.name);
  if (ofDead) facts[other.name] = { text: `${died} ${last}` };
  const left = [
    ...(own === said || !said ? [] : [said]),
    ...bare,
    ...(last && !ofDead ? [last] : []),
  ];
  // "Her name's Bev": where nobody has died, a first name alone may be anybody's.
  const applies =
    relative?.includes(" ") ||
    asked === other ||
    !other?.only ||
    other.only.some((one) => chosen.includes(one));
  if (other && relative && applies) facts[other.name] = { text: relative };
  if (named && relative && !forClient && (!isNamed || asked === named)) {
    // "Trabajaba en una lavandería" tells more; "my ex" does not, nor what stands in what happened.
    const said = Object.entries(state.facts).some(
      ([name, { text }]) => name !== named.name && text?.includes(otherSide),
    );
    const points =
      otherSide.split(" ").length > 5 || /\b(?:my|our|the|mi|el|la)\b/i.test(otherSide);
    const text = isNamed || said || points || !otherSide ? relative : `${otherSide}; ${relative}`;
    facts[named.name] = { text };
  }
  // A name beside a number is the caller's, whoever was asked for.
  const callers = near && left.length === 1 && !own;
  if (
    other &&
    (applies || chosen.length === 0) &&
    !relative &&
    left[0] &&
    !callers &&
    !state.facts[other.name] &&
    (own || asked?.kind !== "name")
  )
    facts[other.name] = { text: asWritten(left.shift() ?? "") };
  // "Brightbox Toys, four floors", asked for the company: no first name.
  const isFirm = (one: string) =>
    isBusiness(one) || (asked?.firm === true && one.includes(" ") && !isGiven(one) && !near);
  const firm = left.find(isFirm);
  const line = desk.fields.find((field) => field.firm) ?? unnamed;
  if (firm && line) {
    const before = line === named ? undefined : state.facts[line.name]?.text;
    facts[line.name] = { text: before ? `${before}; ${firm}` : firm };
    left.splice(left.indexOf(firm), 1);
  }
  // "Rick Baldoni", taken for the caller's, stands on the line of the other side by now.
  const taken = state.facts.name;
  const [heard] = own ? [own] : left;
  const isOther =
    taken?.text !== undefined &&
    heard !== undefined &&
    !corrects &&
    !mayBeOne(taken.text, heard) &&
    [named, other].some((line) => line && state.facts[line.name]?.text?.includes(taken.text ?? ""));
  // "Pete Lundgren I think", and then "Sara Wynn 303 555 0161": the other side had no name.
  // "Gary Pulaski put his fence on my side", and then "Noreen Abbott 303 555 0114".
  const supposed = named && !otherSide && taken?.inferred ? named : undefined;
  const open = unnamed ?? supposed;
  const moves =
    open !== undefined &&
    !facts[open.name] &&
    taken?.text !== undefined &&
    heard?.includes(" ") === true &&
    near &&
    !corrects &&
    !mayBeOne(taken.text, heard);
  if (moves) facts[open.name] = { text: [otherSide, taken.text].filter(Boolean).join("; ") };
  const given = isOther || moves ? undefined : taken;
  const name = callersName({
    ...(own && { own }),
    ...(passing && { passing }),
    left,
    near,
    family: last !== undefined,
    first,
    ...(given && { known: given }),
    ...(asked && { asked }),
  });
  // "Drugstore kit" stays small: a name with capitals takes its place.
  const sure = name?.text && !isEnglishWord(name.text.split(" ")[0] ?? "");
  if (name) facts.name = sure ? { ...name, text: asWritten(name.text ?? "") } : name;
  // "Put it under my mom, Gladys Moreno. I'm Kim": the mother's name, and who calls stays on the note.
  const others = named !== undefined || other !== undefined;
  const isPolicy = asked?.name === "policy" || desk.fields.some(({ name }) => name === "policy");
  const stays: string[] = [];
  if (booking && relative && !others && !isPolicy) {
    if (name && name.text !== relative) stays.push(name.text ?? "");
    facts.name = { text: relative };
  }
  const known = given?.text;
  const forPatient = desk.fields.some(({ kind }) => kind === "birth");
  // "Leo Park, born 4/5/2015", and then "I'm Dana Park": whose card it is stays on the note.
  const ofPatient =
    forPatient &&
    (given?.inferred || desk.fields.some((one) => one.kind === "birth" && state.facts[one.name]));
  // "Mr. Delvecchio", and then "I'm Kit": for whom the table is.
  const ofPerson =
    known !== undefined && !isBusiness(known) && (isGiven(known) || title.test(known));
  const fresh = name?.text;
  const replaced =
    (ofPatient || ofPerson) && known && fresh && !corrects && !mayBeOne(known, fresh)
      ? [known, ...stays]
      : stays;
  const [whose, ...more] = [relative, ...bare].filter(
    (one): one is string =>
      one !== undefined &&
      (/[ \p{Script=Han}]/u.test(one) || one === relative) &&
      !Object.values(facts).some(({ text = "" }) => text.includes(one)),
  );
  if (!whose) return replaced;
  // "Se llama Teresa Olvera", where somebody's date of birth is asked for: it is her card.
  // "Se llama Yadira Quiroz", asked for a name or beside a number: nobody else was named.
  const isWhole =
    relative === whose && / |^\p{Script=Han}{2,4}$/u.test(whose) && !isBusiness(whose);
  const answers = isWhole && !others && !isPolicy && (near || asked?.kind === "name");
  if (!(forPatient || answers) || facts.name || state.facts.name)
    return [...replaced, whose, ...more];
  facts.name = { text: whose, inferred: true };
  // The caller's own name may follow: whose appointment it is stands on the note as well.
  return [whose, ...more];
}
