import { capitals } from "#server/receptionist/hearing/name-capitals.ts";
import { isCommon } from "#server/receptionist/hearing/name-words.ts";
import { isGiven, nobodys } from "./given-name.ts";

/** How a name is written: "with a k", "without an h", "con Y", "con acento", "two n's". */
const hint =
  /,? ?(?<![\p{L}])(?:(with|without|w\/|con|sin|no|one|two|double|doble|dos)(?: (?:an?|one|two|the letter|una?|dos|doble|la letra))? (\p{L}|(?<= (?:an?|one|two|the letter|una?) )(?:ok|are|you|why|and|see))(?:['’]?s)?|(?:with|con) (?:an? |el )?(?:acento|tilde|accent|hyphen|gui[oó]n))(?: (?:at the end|al final|(?:en la|on the) (?:primera|segunda|[uú]ltima|first|second|last) \p{L}(?!\p{L})))?(?=\s*(?:$|[,.;!?]|\d))/giu;

/** Letters that were read as what they are short for: "k" as "ok". */
const letters: Record<string, string> = {
  ok: "k",
  are: "r",
  you: "u",
  why: "y",
  and: "n",
  see: "c",
};

/** What may stand between the beginning of a part and the name. */
const opens =
  /^(?:(?:no|oh|sorry|perd[oó]n|actually|ok|okay|yes|sí|well|and|y|it['’]?s|its|is|es|i['’]?m|im|i am|soy|me llamo|my names?(?:['’]?s| is)?|name['’]?s|mi nombre es|this is|that['’]?s|thats|under|a nombre de)[\s,]+)+/iu;

/**
 * A name of which a letter is told, and the text without that: "its kayleigh with a k". The letter stands in
 * the name, or is missing from it: "come with a c" tells of none.
 */
export function spelledByHint(text: string): { name?: string; rest: string } {
  for (const found of text.matchAll(hint)) {
    const [all, with_ = "", said = ""] = found;
    const letter = letters[said.toLowerCase()] ?? said;
    const part =
      text
        .slice(0, found.index)
        .split(/[,.;!?]/)
        .at(-1) ?? "";
    const words = part.trim().replace(opens, "").split(/\s+/).filter(Boolean).slice(-3);
    const name = words.join(" ");
    const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const stands = plain.includes(letter.toLowerCase());
    const without = /^(?:without|sin|no)$/i.test(with_);
    if (words.length === 0 || !/^[\p{L}'’ -]{2,}$/u.test(name) || stands === without) continue;
    if (words.some((one) => nobodys.has(one.toLowerCase()) || (isCommon(one) && !isGiven(one))))
      continue;
    return { name: capitals(name), rest: text.replace(all, " ") };
  }
  return { rest: text };
}
