import { chineseNameIn, isChineseWord } from "./chinese-names.ts";
import { withoutInterjections } from "./interjections.ts";
import { type Expecting, nameRunIn, particle, title } from "./name-run.ts";
import { fullName, nameCase } from "./name-shape.ts";
import { isCommon, isFamilyName, isFirstName, isNameWord, isTown } from "./name-words.ts";
import { isTrade, personNameIn } from "./person-name.ts";
import { hasChinese } from "./words.ts";

/** "Last name okafor", "el apellido es ybarra, con y". */
const familyBehind =
  /(?<!\p{L})(?:(?:and|y|it'?s|my|the|with|mi|el|de|her|his|su) )*(?:last ?name|family name|surname|apellido)(?:'?s| is| es|[:,?])? (?:(?:really|spelled|actually) )?(?!with |con |is |es |name )((?:(?:de la|de los|de|del|van der|van|von) )?)(\p{L}[\p{L}'’-]+)(?: (\p{L}[\p{L}'’-]+))?/iu;
/** "Okafor is my last name", "its okafor, the last name". */
const familyBefore =
  /(?<!\p{L})((?:(?:de la|de los|de|del|van der|van|von) )?)(\p{L}[\p{L}'’-]+),? (?:(?:is|es|as|that'?s|thats|como) )?(?:my|the|mi|el) (?:last ?name|family name|surname|apellido)(?!\p{L})/iu;
const firstSaid = /\b(?:my )?(?:first name|nombre de pila)(?:'?s| is| es|:)?[\s,]+(?=\p{L})/giu;

/** The family name that a line says is one, and the line without it. */
export function familyNameIn(text: string): { family?: string; rest: string } {
  for (const pattern of [familyBehind, familyBefore]) {
    const found = pattern.exec(text);
    const [all, particles = "", one = "", other = ""] = found ?? [];
    if (!found || !all || !mayBeFamily(one)) continue;
    const both = other !== "" && (isNameWord(other) || /^\p{Lu}\p{Ll}/u.test(other));
    const family = nameCase(both ? `- ${particles}${one} ${other}` : `- ${particles}${one}`).slice(
      2,
    );
    const left = both ? "" : ` ${other}`;
    const rest = `${text.slice(0, found.index)}, ${left}${text.slice(found.index + all.length)}`;
    return { family, rest };
  }
  return { rest: text };
}

const mayBeFamily = (word = "") => isFamilyName(word) || (/^\p{Lu}/u.test(word) && !isCommon(word));

/**
 * The caller's name in a line of the company's, without its email and telephone number.
 * @param beside the email address that stands next to it.
 */
export function callerNameIn(text: string, expecting: Expecting, beside?: string) {
  if (hasChinese(text)) {
    const chinese = chineseNameIn(text, expecting.asked || expecting.lacking);
    if (chinese) return chinese;
  }
  const { family, rest } = familyNameIn(text.replace(firstSaid, " "));
  const run = nameRunIn(withoutInterjections(rest), expecting);
  if (run && !tellsTrade(run)) return nameCase(run);
  const found = personNameIn(rest, expecting.alone, beside);
  const name =
    found && !tellsTrade(found) && isPerson(found, rest)
      ? nameCase(fullName(found, rest))
      : undefined;
  return name && family && !name.includes(" ") ? `${name} ${family}` : name;
}

/** "Soy abogada de inmigracion": what somebody does, and no name with a "de" in it; "Doctor Cho" is one. */
const tellsTrade = (run: string): boolean => {
  const [first = "", second = ""] = run.split(" ");
  const titled = title.test(first) && second !== "" && !particle.test(second);
  return !titled && !isFirstName(first) && isTrade(first);
};

/** Whether all words of a name may be one; with capitals only towns and firms are none. */
function isPerson(name: string, text: string): boolean {
  if (hasChinese(name)) return !isChineseWord(name);
  const typed = text.includes(name);
  const words = name.split(" ").filter((word) => /^\p{L}{2}/u.test(word));
  if (words.length === 1 && isTown(name)) return false;
  if (typed && /^\p{Lu}/u.test(name)) return !firmEnd.test(name);
  return words.every((word) => isFirstName(word) || isFamilyName(word) || particles.test(word));
}
const particles =
  /^(?:de|la|las|los|del|van|von|der|den|al|el|bin|da|dos|das|di|du|le|st|dr|mr|mrs|ms|y)$/iu;
const firmEnd =
  /\b(?:Dental|Law|Legal|Plumbing|Roofing|Electric|Heating|Realty|Salon|Clinic|Group|LLC|Inc)$/u;
