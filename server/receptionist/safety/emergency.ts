import {
  aboutProduct,
  type EmergencyKind,
  emergencies,
  happening,
  longOver,
} from "#content/receptionist/emergencies.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";

/** Whether a message holds one of the phrases. */
type Matcher = (said: { latin: string; han: string }) => boolean;

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

/** `"smell* + gas"`: each of the groups. */
export function rowMatcher(row: string): Matcher {
  const groups = row.split("+").map((group) => phraseMatcher(group));
  return (said) => groups.every((group) => group(said));
}

const known = Object.entries(emergencies).map(([kind, rows]) => ({
  kind: kind as EmergencyKind,
  rows: rows.map(rowMatcher),
}));
const over = phraseMatcher(longOver);
const product = phraseMatcher(aboutProduct);
const now = phraseMatcher(happening);
/** Still an emergency the day after. */
const lasting = new Set<EmergencyKind>(["suicide", "medical", "poison", "gas", "carbon-monoxide"]);

/** A message as the matchers read it. */
export const readable = (text: string) => ({
  latin: ` ${latinWords(text).join(" ")} `,
  han: hasChinese(text) ? chineseText(text) : "",
});

/**
 * The danger to life that a message tells of, in English, Spanish or Chinese, whatever the language
 * of the conversation. `corrected`: the same words with their spelling put right. `atTradeDesk`:
 * nobody asks there what the product would do.
 */
export function emergencyIn(
  text: string,
  corrected: readonly string[] = [],
  { atTradeDesk = false } = {},
): EmergencyKind | undefined {
  const said = readable(text);
  const right = { latin: ` ${corrected.join(" ")} `, han: "" };
  const holds = (matcher: Matcher) => matcher(said) || (corrected.length > 0 && matcher(right));
  const found = known.find(({ rows }) => rows.some(holds))?.kind;
  if (!found) return undefined;
  if (!lasting.has(found) && holds(over)) return undefined;
  if (!atTradeDesk && holds(product) && !holds(now)) return undefined;
  return found;
}
