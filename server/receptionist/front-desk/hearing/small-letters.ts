import { capitals } from "#server/receptionist/hearing/name-capitals.ts";
import { isCommon } from "#server/receptionist/hearing/name-words.ts";
import { familyNames, isGiven, nobodys, wordNames } from "./given-name.ts";

/** "this is bill marsh", "IM JIM FOX 303 555 0101": names in one kind of letters. */
export function withCapitals(said: string): string {
  const text = /\p{Ll}/u.test(said)
    ? said
    : said.replace(/\p{Lu}+/gu, (all) => all.charAt(0) + all.slice(1).toLowerCase());
  return withKin(text).replace(
    saidSmall,
    (all: string, before: string, name: string, at: number) => {
      const [first = "", ...family] = name.split(" ");
      const given = isGiven(first) || (family.length > 0 && wordNames.has(first));
      const plain = family.some(
        (one) =>
          !/^(?:de|la|del|los|van|von)$/.test(one) && (nobodys.has(one) || isCommonWord(one)),
      );
      // "Soy lupita gómez 720 555 0143": beside a number no first name need be known.
      const beside = family.length > 0 && /^[\s,]*[+(]?\d{3}/.test(text.slice(at + all.length));
      const odd = beside && name.split(" ").some((one) => nobodys.has(one) || isCommon(one));
      return (given || (beside && !odd)) && !plain ? before + capitals(name) : all;
    },
  );
}

/** "Im his son adam": who calls, by what he is to somebody else. */
const withKin = (text: string) =>
  text.replace(kin, (all: string, before: string, name: string) =>
    isGiven(name) ? before + capitals(name) : all,
  );
const kin =
  /\b((?:[Tt]his is|[Ii]['’]?m|[Ii]t['’]?s|[Ii] am|[Ss]oy|[Hh]abla) (?:his|her|their|the|su|la|el) (?:son|daughter|wife|husband|mom|mother|dad|father|brother|sister|niece|nephew|aunt|uncle|grandson|granddaughter|partner|neighbor|roommate|assistant|hij[oa]|espos[oa]|mam[aá]|pap[aá]|herman[oa]|niet[oa]|sobrin[oa]|t[ií][oa]),? )(\p{Ll}+(?: (?!(?:and|from|at|here|my|calling)\b)\p{Ll}+)?)(?=\s*(?:$|[,.;!?\d(+]))/gu;

const saidSmall =
  /\b((?:[Tt]his is|[Ii]['’]?m|[Ii]t['’]?s|[Ii] am|[Mm]y name(?:['’]?s| is)|[Ss]oy|[Hh]abla|[Mm]e llamo|for|under) )(\p{Ll}+(?: (?!(?:from|at|with|calling|here|and|again|aqu[ií]|my|phone|number|about|down|over)\b)\p{Ll}[\p{Ll}'’-]+){0,3})(?=\s*(?:$|[,.;!?\d(+])| (?:from|at|with|calling|here|and|again|y|aqu[ií]|my|phone|number|about|down|over)\b)/gu;
const isCommonWord = (word: string) => word !== "" && isCommon(word) && !familyNames.has(word);
