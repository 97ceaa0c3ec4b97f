import { capitals } from "#server/receptionist/hearing/name-capitals.ts";
import { isCommon, isFamilyName } from "#server/receptionist/hearing/name-words.ts";
import { isGiven, nobodys, wordNames } from "./given-name.ts";

/** Lines whose answer may be somebody else's name: a name alone is no caller's there. */
export const mayBeOthers = new Set(
  "other died policy holder sites plan agent decides stylist therapist company relation household sits claim service today packing".split(
    " ",
  ),
);

/** What stands around a name that is said alone, and means nothing; "with" was a letter of it: "wells, w e l l s". */
const around =
  /^(?:(?:ok|okay|yes|yeah|sure|um+|uh+|well|hi|hey|hello|hola|bueno|pues|claro|y|and|it['’]?s|its|me again|again|soy|es|que)[\s,]+)+|[\s,]+(?:again|here|aqu[ií]|please|thanks|thank you|gracias|por favor|with)$/giu;

const particle = /^(?:de|la|los|del|van|von)$/iu;

/**
 * "deshawn pruitt", "Gwen": a message that is nothing but a first name in common use, or one with a family name
 * behind it, is a name, whatever was asked. So is the known first name with another behind it.
 */
export function nameAlone(text: string, known = ""): string | undefined {
  const said = text
    .trim()
    .replace(around, "")
    .replace(/[\s,.!]+$/u, "")
    .trim();
  const words = said.split(/\s+/);
  const [first = "", ...more] = words;
  if (!words.every((one) => /^[\p{L}'’-]{2,}$/u.test(one)) || words.length > 4) return undefined;
  const again = more.length > 0 && first.toLowerCase() === known.toLowerCase();
  if (!(again || isGiven(first)) || nobodys.has(first.toLowerCase())) return undefined;
  if (more.length === 0) {
    const means = wordNames.has(first.toLowerCase()) || isCommon(first);
    return means || first.length < (/^\p{Ll}/u.test(first) ? 4 : 3) ? undefined : capitals(said);
  }
  const family = more.filter((one) => !particle.test(one));
  const isFamily = (one: string) =>
    !nobodys.has(one.toLowerCase()) &&
    (isFamilyName(one) || (/^\p{Lu}/u.test(one) && !isCommon(one)));
  return family.length > 0 && family.length < 3 && family.every(isFamily)
    ? capitals(said)
    : undefined;
}
