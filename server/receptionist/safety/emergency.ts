import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import {
  aboutProduct,
  emergencyWords,
  happening,
  longOver,
} from "#content/front-desks/emergency-words.ts";
import type { Language } from "#contract/receptionist.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { findCues } from "./cues.ts";
import { denied, deniedChinese, parts, withoutDenials } from "./denials.ts";
import { phraseMatcher, readable, rowMatcher } from "./phrase-matcher.ts";

/** An emergency, and the language in which it was told where that is certain. */
export interface ToldEmergency {
  id: EmergencyId;
  language?: Language;
}

/** Words allowed between those of a phrase: people in danger do not speak in order. */
const gap = 4;
const known = emergencyWords.map((words) => ({ ...words, rows: words.anywhere.map(rowMatcher) }));
const over = phraseMatcher(longOver);
const product = phraseMatcher(aboutProduct);
const now = phraseMatcher(happening);
/** Still an emergency the day after. */
const lasting = new Set<EmergencyId>([
  "suicide",
  "medical",
  "poison",
  "gas",
  "carbon-monoxide",
  "after-treatment",
]);

/**
 * The danger to life that a message tells of, in English, Spanish or Chinese, whatever the language
 * of the conversation; undefined where it is only denied ("no smell of gas") or long over.
 * `corrected`: the same words with their spelling put right. `desk`: the trade's desk that is
 * called; the company's own is asked what the product would do, and hears no emergency in that.
 */
export function emergencyIn(
  text: string,
  corrected: readonly string[] = [],
  desk?: string,
): ToldEmergency | undefined {
  const found = toldInOrder(text, corrected, desk) ?? toldAnywhere(text, corrected, desk);
  if (!found) return undefined;
  const said = readable(text);
  if (!lasting.has(found.id) && over(said) && (!desk || !found.ordered)) return undefined;
  if (!desk && product(said) && !now(said)) return undefined;
  return { id: found.id, ...(found.language && { language: found.language }) };
}

interface Found extends ToldEmergency {
  ordered: boolean;
}

const listens = (desks: readonly string[] | undefined, desk: string | undefined) =>
  !desks || (desk !== undefined && desks.includes(desk));

function toldInOrder(
  text: string,
  corrected: readonly string[],
  desk: string | undefined,
): Found | undefined {
  const whole = latinWords(text);
  // Words split by commas are also read as one phrase: "my arm, it is, um, numb".
  const joined = whole.some((word) => refusals.has(word)) ? [] : [whole];
  const said = [...[text, corrected.join(" ")].flatMap(parts).map(latinWords), ...joined];
  const chinese = hasChinese(text) ? chineseText(text) : "";
  const told = (cues: string) =>
    said.some((words) =>
      findCues(cues, words, gap, false).some(({ from }) => !denied(words, from)),
    );
  for (const { id, en, es, zh, desks } of known) {
    if (!listens(desks, desk)) continue;
    if (chinese && zh.split(",").some((phrase) => toldInChinese(phrase.trim(), chinese)))
      return { id, language: "zh", ordered: true };
    if (told(en)) return { id, ordered: true };
    if (told(es)) return { id, language: "es", ordered: true };
  }
  return undefined;
}

const refusals = new Set("no not none nobody nothing without dont isnt sin nada nadie".split(" "));

function toldAnywhere(
  text: string,
  corrected: readonly string[],
  desk: string | undefined,
): Found | undefined {
  const undenied = withoutDenials(text);
  const said = readable(undenied);
  const right = { latin: ` ${corrected.join(" ")} `, han: "" };
  // Corrected words have lost what divides them: a denial in them is not seen.
  const also = corrected.length > 0 && undenied.length >= text.length;
  const found = known.find(
    ({ rows, desks }) =>
      listens(desks, desk) && rows.some((row) => row(said) || (also && row(right))),
  );
  return found && { id: found.id, ordered: false };
}

/** "胸 痛": both signs, in order, hardly apart. */
function toldInChinese(phrase: string, text: string): boolean {
  const [first = "", second] = phrase.split(" ").map(chineseText);
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (deniedChinese(text, at)) continue;
    if (!second) return true;
    const behind = text.slice(at + first.length, at + first.length + 8);
    if (behind.includes(second)) return true;
  }
  return false;
}
