import { isCommon } from "#server/receptionist/hearing/name-words.ts";
import { isGiven, word, wordNames } from "./given-name.ts";
import { isOther, isTime, streetEnd } from "./no-name.ts";

const told =
  /(?:^|(?<!\b(?:her|his|their|uncles?['’]?s?|aunts?['’]?s?|dads?['’]?s?|moms?['’]?s?|mothers?['’]?s?|fathers?['’]?s?|husbands?['’]?s?|wifes?['’]?s?|wife['’]s|sons?['’]?s?|daughters?['’]?s?|brothers?['’]?s?|sisters?['’]?s?|kids?['’]?s?|dogs?['’]?s?|cats?['’]?s?))[\s,.;])(?:[Mm]y name\?|[Mm]y name['’]?s|(?<!(?:the|your|their|list of) )[Nn]ame['’]?s(?! (?:of|are|and|or|in)\b)|[Mm]y name is|[Nn]ame is|[Nn]ame on (?:it|that|the \p{Ll}+)(?: is|['’]s)|[Nn]ame (?:would|should|will) be|[Nn]ame(?=:)|[Nn]ombre(?=:)|(?<=(?:^|[,.;!?])\s*(?:and |y )?)(?:[Nn]ame|[Nn]ombre)(?= (?:\p{Lu}\p{Ll}|\p{Ll}+ \p{Ll}+\s*(?:$|[,.;!?\d])))|(?<=(?:[Tt]he|[Uu]nder|[Ee]l) )(?:name|nombre)(?= \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)|(?:[Oo]rder|[Rr]eservation|[Bb]ooking|[Aa]ccount|[Mm]embership|[Ii]t)(?:['’]?s| is)? under(?: the name(?: of)?)?|(?<!\b[Pp]olicy(?:['’]?s| is| was|,)? )[Uu]nder(?: the name(?: of)?)?(?= \p{Lu})|[Ff]irst name(?: is)?|(?<=^|[,.;] (?:and )?)[Mm]ine(?:['’]?s| is)|[Yy]o soy(?= \p{Lu})|[Mm]e llamo|[Mm]i nombre es|a nombre de|[Aa] nombre de|[Cc]all me|[Aa]sk for)[\s:]+([\p{L}'’ .-]{2,60})/u;
const introduced = new RegExp(
  `(?:^|[\\s,.;])(?:I['’]?m|i['’]?m|I am|[Tt]his is|[Ii]t['’]?s|[Ss]oy|[Hh]abla|(?:is|it['’]?s|that['’]?s) me(?: again)?,)(?: (?:his|her|the|su|la|el) [\\p{Ll}]+,?)? (${word}(?: (?:de la |de los |de |del |van )?${word}){0,3})`,
  "u",
);
/** "Paula Marsh is my name"; "Doyle is the name on the policy" is no caller. */
const saidAfter = new RegExp(
  `(?:^|[\\s,.;])(${word}(?: (?:de la |de los |de |del |van )?${word}){0,3})(?: is my (?:full )?name|(?: is|,? that['’]?s|,? thats|,? which is) me(?!\\p{L})(?!, \\p{Lu})|,? (?:que )?soy yo(?!\\p{L})| is the name(?! (?:on|of|for|at)(?!\\p{L}))| es mi nombre)`,
  "u",
);
/** "Tues at 2 Mia Fox", next to a number. */
const behindHour = new RegExp(
  `(?:\\d|[ap]m|noon|morning|afternoon|today|tomorrow) (?!\\p{L}+ ${streetEnd})(${word} ${word}(?: ${word})?)\\s*(?:,|$)`,
  "u",
);
/** "She's Mia Lund", next to a birthday or a number: the person that the call is for. */
const spokenOf = new RegExp(
  `(?:^|[\\s,.;])(?:[Ss]he|[Hh]e|[Mm]om|[Dd]ad|[Mm]other|[Ff]ather|[Pp]arent|[Cc]ontact|[Gg]uest)(?:['’]?s| is| will be| would be) (${word}(?: ${word}){1,3})`,
  "u",
);

/** What stands before a name that a booking or a business may have as well. */
export const stands =
  /\b(?:under|it['’]?s|for|hold|keep|reserve|book|put|save|set|a nombre de|es)\b[^,.;]*$/iu;

/** The name that the caller gives as his own: "my name is Ana Ruiz", "this is Bo". */
export function ownName(text: string): string | undefined {
  const called = told.exec(text)?.[1];
  if (called) {
    const cut =
      called
        .split(/[,.;]|\s(?:and|from|at|on|my|y|mi|con|here|para|phone|number|tel|cell|not)\b/iu)[0]
        ?.trim() ?? "";
    const words = cut.split(" ").slice(0, 4);
    while (words.length > 0 && isOther(words.at(-1) ?? "")) words.pop();
    const name = words.join(" ");
    // "Call me after 3": a small word that means something else is nobody.
    const small = /^\p{Ll}/u.test(name) && !isGiven(name) && isCommon(words[0] ?? "");
    const opens = words[0] ?? "";
    const whole = words.length === 1 && wholeName(text, name);
    if (whole) return whole;
    const asName = words.length > 1 && wordNames.has(opens.toLowerCase());
    if (name && (asName || (!small && !isOther(opens) && !isTime(cut)))) return name;
  }
  const said = saidAfter.exec(text)?.[1] ?? introduced.exec(text)?.[1];
  if (!said) return undefined;
  const words = said.split(" ");
  while (words.length > 0 && isOther(words.at(-1) ?? "")) words.pop();
  const [opens = ""] = words;
  const named = words.length > 1 && wordNames.has(opens.toLowerCase());
  return words.length > 0 && (named || !isOther(opens)) ? words.join(" ") : undefined;
}

/** "It's under Delacroix, Simone Delacroix". */
const wholeName = (text: string, family: string): string | undefined =>
  new RegExp(`[,.;] ?((?:${word} ){1,2}${family})(?!\\p{L})`, "u").exec(text)?.[1];

/** "Rob Stein, dad", "Ana Cruz, his mom": who calls for somebody, by what he is to that one. */
const asKin = new RegExp(
  `(?:^|[.;]\\s*)(${word}(?: ${word}){1,2}),? (?:(?:(?:[Ii]['’]?m |yo soy )?(?:his|her|their|the|su|el|la) )?(?:mom|mother|dad|father|parent|wife|husband|son|daughter|brother|sister|assistant|secretary|aide|caregiver|nurse|mam[aá]|pap[aá]|madre|padre|espos[oa]|hij[oa]|herman[oa]|niet[oa]|asistente))(?=\\s*(?:$|[,.;!?\\d]))`,
  "u",
);
export const kinCalling = (text: string): string | undefined => asKin.exec(text)?.[1];

/** The name beside a number, behind an hour or by what somebody is: "Tues at 2 Mia Fox". */
export const besideHour = (text: string): string | undefined =>
  spokenOf.exec(text)?.[1] ?? behindHour.exec(text)?.[1];

/** "Its Safeway that we'd sue": somebody is named, and does not call. */
export function pointsAt(text: string, name: string, other: boolean): boolean {
  const at = text.indexOf(name);
  if (!/\bit['’]?s $/i.test(text.slice(0, at))) return false;
  return other || /^ (?:that|who|which|we|i) /i.test(text.slice(at + name.length));
}
