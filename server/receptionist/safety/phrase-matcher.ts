import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";

/** A message as the matchers read it. */
export interface Readable {
  latin: string;
  han: string;
}

/** Whether a message holds one of the phrases. */
type Matcher = (said: Readable) => boolean;

/** `"smell*|odor"`: any of these, as whole words; a star stands for any ending. */
export function phraseMatcher(phrases: string): Matcher {
  const all = phrases.split("|").map((one) => one.trim());
  const han = all.filter(hasChinese).map(chineseText);
  const latin = all.filter((one) => one && !hasChinese(one)).map(pattern);
  const expression = latin.length > 0 ? new RegExp(` (?:${latin.join("|")})(?= )`) : undefined;
  return (said) =>
    expression?.test(said.latin) === true || han.some((one) => said.han.includes(one));
}

const pattern = (phrase: string) =>
  phrase
    .split(/\s+/)
    .map((word) => `${latinWords(word).join(" ")}${word.endsWith("*") ? "[a-z]*" : ""}`)
    .join(" ");

/** Finds every one of the phrases in a plain text without accents. */
export function phrasePattern(phrases: string): RegExp {
  const all = phrases.split("|").map((one) => one.trim());
  const latin = all.filter((one) => one && !hasChinese(one)).map(pattern);
  return new RegExp([`\\b(?:${latin.join("|")})\\b`, ...all.filter(hasChinese)].join("|"), "giu");
}

/** `"smell* + gas"`: each of the groups. */
export function rowMatcher(row: string): Matcher {
  const groups = row.split("+").map((group) => phraseMatcher(group));
  return (said) => groups.every((group) => group(said));
}

/** A message as the matchers read it. */
export const readable = (text: string): Readable => ({
  latin: ` ${latinWords(text).join(" ")} `,
  han: hasChinese(text) ? chineseText(text) : "",
});
