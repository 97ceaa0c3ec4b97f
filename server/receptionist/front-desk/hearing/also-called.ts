import { isGiven } from "./given-name.ts";

/** Another name of one who was named: "Ann Marie on paper", "everybody said Ray", "well Marsh now". */
const otherName =
  /\b(?:on paper|en papel|legally|legalmente|officially|(?:legal|real|full|maiden) name|n[eé]e|a\.?k\.?a\.?|goes by|went by|le dec[ií]a(?:n|mos)?|conocid[oa] (?:como|por))(?!\p{L})|^(?:well|or|now) (?:\p{L}+ ){1,2}now(?: i (?:guess|think))?$/iu;

/** "Everybody said Ray", "we called her Nonna"; "we called the nurse" names nobody. */
const calledSo =
  /\b(?:we|everyone|everybody|people|they|friends|family)(?: all| always| just)? (?:called|calls?|said|says|knew|know) (?:(?:him|her) )?(?:as )?(\p{L}+)$/iu;

const isOtherName = (part: string): boolean => {
  const [, name = ""] = calledSo.exec(part) ?? [];
  return otherName.test(part) || /^\p{Lu}/u.test(name) || (name !== "" && isGiven(name));
};

const between = /[,.;!?\n]+|\s(?:but|though|pero|aunque)\s/iu;

/** The parts of a text that give somebody another name, and the text without them. */
export function alsoCalled(text: string): { names: string[]; rest: string } {
  const names = text
    .split(between)
    .map((part) => part.trim())
    .filter(
      (part) =>
        isOtherName(part) &&
        part.split(/\s+/).length < 8 &&
        !/\b(?:my|i|mi)\b/iu.test(part.replace(/ i (?:guess|think)$/iu, "")),
    );
  return { names, rest: names.reduce((all, one) => all.replace(one, " "), text) };
}
