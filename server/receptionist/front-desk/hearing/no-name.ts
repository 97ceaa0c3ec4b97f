import { anyDay } from "#server/receptionist/hearing/weekday.ts";
import { whenIn } from "#server/receptionist/hearing/when.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { nobodys, wordNames } from "./given-name.ts";

/** How streets end: "9 Birch Ln" is nobody. */
export const streetEnd =
  "(?:Ln|Lane|St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ct|Court|Blvd|Way|Pl|Place|Ter|Terrace|Cir|Circle|Hwy|Pkwy|Trl|Trail|Loop|Sq)\\b";

/** "Thur morning", "noon": a time in the place of a name. */
export const isTime = (text: string) => {
  // "Wes Lund": nearly the name of a day, in capitals.
  const words = latinWords(text);
  const given =
    (/^\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(text) ||
      (words.length === 2 && wordNames.has(words[0] ?? ""))) &&
    !words.some(isDay);
  if (given) return false;
  const plain = text.replace(/(?<=noon|morning|evening|night)-?ish\b/gi, "");
  const { date, time, part, not, soonest } = whenIn(plain, "en", "2026-01-01");
  return Boolean(date || time !== undefined || part || not || soonest);
};

const isDay = (word: string) =>
  new RegExp(`^(?:${anyDay}|noon|morning|afternoon|evening|tomorrow|today|tonight)$`).test(word);

/** "Monday", "furnace": a word that stands in no name. */
export const isOther = (name: string) => {
  const [plain = ""] = latinWords(name);
  // "Mondays", but not "Wes".
  return nobodys.has(plain) || (plain.length > 4 && nobodys.has(plain.replace(/s$/, "")));
};
