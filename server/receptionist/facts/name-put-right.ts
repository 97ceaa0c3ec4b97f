import { isCommon } from "#server/receptionist/hearing/person-name.ts";
import { distance } from "#server/receptionist/hearing/typo.ts";

/** "Make it vega-lopez, rosa vega-lopez": the first name that is known, with another last one. */
export function sameFirstName(text: string, name: string): string | undefined {
  const [first = "", ...last] = name.split(" ");
  if (first.length < 2 || !/^\p{L}+$/u.test(first)) return undefined;
  const found = new RegExp(`(?<!\\p{L})${first} (\\p{L}[\\p{L}'’-]+)(?![\\p{L}@])`, "iu").exec(
    text,
  )?.[1];
  if (!found || isCommon(found) || found.toLowerCase() === last.join(" ").toLowerCase())
    return undefined;
  const capital = found.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return `${first} ${capital}`;
}

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
  for (const part of name.split(" ").filter((one) => one.length > 2)) {
    const other = words.find(
      (word) =>
        word.toLowerCase() !== part.toLowerCase() &&
        word[0]?.toLowerCase() === part[0]?.toLowerCase() &&
        distance(word.toLowerCase(), part.toLowerCase(), 2) <= 2 &&
        !isCommon(word),
    );
    if (other) return name.replace(part, other.slice(0, 1).toUpperCase() + other.slice(1));
  }
  return undefined;
}

export const letters = /\bwith (?:an?|two|one) [a-z]\b|\bcon (?:una? |dos )?[a-zñ]\b|\bspelled\b/iu;
const spells =
  /\b(?:it['’]?s|its|is|that['’]?s|should be|spelled|spelt|spell|with (?:an?|two|one)|not|no,?|make it|actually|se escribe|es|con)\b/iu;
