import { capitals, isPlainWord, isStrange } from "./name-capitals.ts";
import { isFirstName } from "./name-words.ts";

/** Words that firms' names end with, and little else. */
const firm =
  /(?<![\p{L}\p{N}@.'’/-])((?:\p{Ll}[\p{Ll}'’-]+ ){1,3})((?:(?:foods|freight|roofing|construction|supply|partners|associates|insurance|mutual|realty|motors|logistics|holdings|enterprises|industries|builders|properties|drywall|imports|trucking|landscaping|rentals|homes|electronics|brewing)(?: (?:llc|inc|corp|co|group))?|llc|inc|corp))(?![\p{L}\p{N}@'’-])/gu;

/** "Dana Fox at pine clinics": behind who calls. */
const firmOfCaller =
  /(?<=\p{Lu}\p{L}+ (?:at|from|with|of|de) )((?:\p{Ll}[\p{Ll}'’-]+ ){1,3}?)(clinics?|dental|inn|hotel|title|realty|school|bakery|law|group|plumbing|electric|hvac|tax|design|cleaning|moving|movers|solar|market|labs?|management|services|solutions)(?![\p{L}\p{N}@'’-])/gu;

/** "fue un camion de valle foods" → "fue un camion de Valle Foods". */
export const withFirms = (line: string): string =>
  line
    .replace(firmOfCaller, writtenOfCaller)
    .replace(firm, (all: string, before: string, end: string) => {
      const words = before.trim().split(" ");
      const surely = /llc|inc|corp/.test(end);
      const isOfName = (word: string) =>
        surely ? !isPlainWord(word) : isStrange(word) || isFirstName(word);
      let from = words.length;
      while (from > 0 && isOfName(words[from - 1] ?? "")) from--;
      if (from === words.length) return all;
      const name = capitals(`${words.slice(from).join(" ")} ${end}`).replace(/ Llc$/, " LLC");
      return [...words.slice(0, from), name].join(" ");
    });

const writtenOfCaller = (all: string, before: string) =>
  before.trim().split(" ").some(isPlainWord) ? all : capitals(all);
