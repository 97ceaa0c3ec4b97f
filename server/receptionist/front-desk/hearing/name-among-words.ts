import { capitals } from "#server/receptionist/hearing/name-capitals.ts";
import { particle, partsOf, runsOf } from "#server/receptionist/hearing/name-run.ts";
import { isFamilyName, isFirstName } from "#server/receptionist/hearing/name-words.ts";
import { isBusiness } from "./business-name.ts";
import { isGiven, nobodys } from "./given-name.ts";
import { streetEnd } from "./no-name.ts";

/** Words of an answer in which a name stands out where no number is beside it. */
const mostWords = 5;

/**
 * The whole name that stands somewhere among other words: "oh Brenda Ochoa", "brenda ochoa and its". Of several,
 * one with a first name in common use.
 * @param near whether a number or an address stands beside it; else only a short answer has one.
 */
export function nameAmongWords(text: string, near: boolean): string | undefined {
  const most = ofName.test(text) ? 2 * mostWords : mostWords;
  if (!near && (text.split(/\s+/).length > most || /[?？]/.test(text))) return undefined;
  const found = partsOf(text).flatMap((part) => runsOf(part));
  const names = found.flatMap(({ words, before, after }) => {
    const name = words.join(" ");
    const [first = ""] = words;
    const letters = words.filter((word) => /^\p{L}{2}/u.test(word) && !particle.test(word));
    const written = letters.every((word) => /^\p{Lu}/u.test(word));
    const given = isGiven(name) || isFirstName(first) || /^\p{L}\.$/u.test(first);
    const strange = letters.every((word) => isFamilyName(word));
    const means = letters.some((word) => nobodys.has(word.toLowerCase()));
    if (!(given || (near && written && strange)) || means || isBusiness(name)) return [];
    // "Que sean mujeres": a verb, in small letters.
    if (!written && /^que$/i.test(before.at(-1) ?? "")) return [];
    if (ofStreet.test(before.at(-1) ?? "") || opensStreetEnd.test(after[0] ?? "")) return [];
    if (ofOther.test(before.join(" ")) || othersName.test(after.join(" "))) return [];
    return [{ name: written ? name : capitals(name), given }];
  });
  return (names.find(({ given }) => given) ?? names[0])?.name;
}

/** "Whitney Marsh actually, put my whole name": it is about the name. */
export const ofName =
  /\b(?:(?:whole|full|real|my) name|nombre completo|mi nombre|apellido)(?! (?:is|was) on)(?!\p{L})/iu;

/** "1120 Cesar Chavez". */
const ofStreet = /\d$|^(?:on|off|near|corner|calle|avenida)$/iu;
const opensStreetEnd = new RegExp(`^${streetEnd}`, "iu");
const othersName = /^(?:is|was|es|era) (?:his|her|their|su|the) (?:name|nombre)\b/iu;
/** "For my sister, Lucia Sandoval", "instead of Ray Dolan". */
const ofOther =
  /\b(?:my|mi) (?!name|nombre|cell|cel|phone|number|n[uú]mero)\p{L}+$|\b(?:his|her|their|your|our|su|nuestr[oa]) \p{L}+(?:'?s| is| was| es| era)?$|\b(?:instead of|not|no|with|con|see|about|against|contra|versus|vs|told me|spoke to|talked to|sent by|from|saw|dr\.?|doctora?|policy(?:'?s| is)? under)$/iu;
