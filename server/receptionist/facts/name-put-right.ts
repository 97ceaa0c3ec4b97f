import { familyNameIn } from "#server/receptionist/hearing/caller-name.ts";
import { isCommon } from "#server/receptionist/hearing/name-words.ts";
import { titleCase } from "#server/receptionist/hearing/title-case.ts";
import { distance } from "#server/receptionist/hearing/typo.ts";

/** "Make it vega-lopez, rosa vega-lopez": the first name that is known, with another last one. */
export function sameFirstName(text: string, name: string): string | undefined {
  const [first = "", ...last] = name.split(" ");
  if (first.length < 2 || !/^\p{L}+$/u.test(first)) return undefined;
  const found = new RegExp(`(?<!\\p{L})${first} (\\p{L}[\\p{L}'’-]+)(?![\\p{L}@])`, "iu").exec(
    text,
  )?.[1];
  if (
    !found ||
    tellsOfOneself(`${first} ${found}`) ||
    isCommon(found) ||
    found.toLowerCase() === last.join(" ").toLowerCase()
  )
    return undefined;
  return `${first} ${titleCase(found)}`;
}

/** "Bud wants", before "a quote": a sentence about oneself, and no last name. */
export const tellsOfOneself = (text: string): boolean => ofOneself.test(text);
const ofOneself =
  /^\p{L}+ (?:wants?|needs?|has|is|was|says|said|would|will|asks?|asked|likes?|prefers?|runs|owns|needed|wanted|quiere|necesita|dice|pide|pregunta|tiene|prefiere)$/iu;

/** "Please put Nathan as the first name": the rest of the name stays. */
export function firstNamePutRight(text: string, name: string): string | undefined {
  const found = firstNameSaid.exec(text)?.slice(1).find(Boolean);
  const [, ...rest] = name.split(" ");
  if (!found || rest.length === 0 || isCommon(found)) return undefined;
  return [found.slice(0, 1).toUpperCase() + found.slice(1), ...rest].join(" ");
}

const firstNameSaid =
  /\b(?:put|use|make|have|write|it['’]?s) (\p{L}[\p{L}'’-]+) (?:as|for) (?:the|my) first name\b|\bfirst name (?:is|should be|as|to)(?: really| actually)? (\p{L}[\p{L}'’-]+)/iu;

/** "It's jayne with a y", of Jane: a part of the name that is spelled in another way. */
export function respelled(said: string, name: string): string | undefined {
  if (!spells.test(said)) return undefined;
  // "It's ines, not inez": what it is not counts for nothing.
  const text = said.replace(
    /(?<!\p{L})(?:not|no|instead of|en vez de) \p{L}+(?=\W*(?:$|[.,;!?]|right))/giu,
    " ",
  );
  const words = text.match(/\p{L}[\p{L}'’-]{2,}/gu) ?? [];
  for (const part of name.split(" ").filter((one) => one.length > 1)) {
    // "Moe", of Mo: one letter more.
    const far = part.length > 2 ? 2 : 1;
    const other = words.find(
      (word) =>
        word.toLowerCase() !== part.toLowerCase() &&
        word[0]?.toLowerCase() === part[0]?.toLowerCase() &&
        distance(word.toLowerCase(), part.toLowerCase(), far) <= far &&
        !isCommon(word),
    );
    if (other) return name.replace(part, other.slice(0, 1).toUpperCase() + other.slice(1));
  }
  return undefined;
}

export const letters = /\bwith (?:an?|two|one) [a-z]\b|\bcon (?:una? |dos )?[a-zñ]\b|\bspelled\b/iu;
const spells =
  /\b(?:it['’]?s|its|is|that['’]?s|should be|spelled|spelt|spell|with (?:an?|two|one)|not|no,?|make it|actually|se escribe|es|con)\b/iu;

/** "Its okafor, the last name", "el apellido es Ybarra, con y": the last name, with the first as it is. */
export function familyNamePutRight(text: string, name: string): string | undefined {
  const { family } = familyNameIn(text);
  const [first = "", ...last] = name.split(" ");
  if (!family || family.toLowerCase() === last.join(" ").toLowerCase()) return undefined;
  // "Peña Ruiz", of which one was misspelled: the other stays.
  const near = last.length > 1 ? last.findIndex((one) => isNear(one, family)) : -1;
  const rest = near >= 0 ? last.with(near, family).join(" ") : family;
  return `${first} ${rest}`;
}
const isNear = (one: string, other: string) =>
  distance(one.toLowerCase(), other.toLowerCase(), 2) <= 2;

/** "Bennet, with two t's", "Cathy with a k", "Ibarra con y": a name spelled by one letter. */
export function withLetter(text: string, name: string): string | undefined {
  const [, en, letter = "", es, letra = ""] = letterSaid.exec(text) ?? [];
  const one = (letter || letra).toLowerCase();
  const many = /two|double|dos|doble/i.test(en ?? es ?? "");
  if (!one) return undefined;
  if (many)
    return changedOnce(name, new RegExp(`(?<!${one})${one}(?!${one})`, "giu"), `${one}${one}`);
  if (/one|una|single/i.test(en ?? es ?? ""))
    return changedOnce(name, new RegExp(`${one}${one}`, "giu"), one);
  const other = alike.find((pair) => pair.includes(one))?.replace(one, "");
  return other && changedOnce(name, new RegExp(`[${other}]`, "giu"), one);
}
const letterSaid =
  /\bwith (an?|one|a single|two|a double|double) ([a-z])(?:['’]?s)?(?![a-z])|(?<!\p{L})con (una?|doble|dos)? ?([a-zñ])(?!\p{L})/iu;
/** Letters that sound the same. */
const alike = ["ck", "iy", "sz", "bv", "gj", "fp"];

/** A name with one part of it changed: at the beginning of a word, or the only place there is. */
function changedOnce(name: string, part: RegExp, into: string): string | undefined {
  const found = [...name.matchAll(part)];
  const opening = found.filter(({ index }) => /(?:^|[\s-])$/.test(name.slice(0, index)));
  const [place] = opening.length === 1 ? opening : found;
  if (!place || (opening.length !== 1 && found.length > 1)) return undefined;
  const [was] = place;
  const capital = /^\p{Lu}/u.test(was);
  const put = capital ? into.charAt(0).toUpperCase() + into.slice(1) : into;
  return name.slice(0, place.index) + put + name.slice(place.index + was.length);
}
