import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import { emergencyWords } from "#content/front-desks/emergency-words.ts";
import type { Language } from "#contract/receptionist.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { emergencyIn } from "#server/receptionist/safety/emergency.ts";
import { findCues } from "./cues.ts";
import { denied, deniedChinese, parts, withoutDenials } from "./denials.ts";

/** Words allowed between those of an emergency phrase: people in danger do not speak in order. */
const gap = 4;

/** An emergency, and the language in which it was told where that is certain. */
export interface ToldEmergency {
  id: EmergencyId;
  language?: Language;
}

/**
 * The emergency that a caller tells a trade's desk of, in three languages; undefined where it is
 * only denied ("no smell of gas"). Trades listen for more than what every desk knows.
 */
export function emergencyAtDesk(
  text: string,
  corrected: readonly string[],
  desk: string,
): ToldEmergency | undefined {
  const whole = latinWords(text);
  // Words split by commas are also read as one phrase: "my arm, it is, um, numb".
  const joined = whole.some((word) => refusals.has(word)) ? [] : [whole];
  const said = [...[text, corrected.join(" ")].flatMap(parts).map(latinWords), ...joined];
  const chinese = hasChinese(text) ? chineseText(text) : "";
  const told = (cues: string) =>
    said.some((words) => findCues(cues, words, gap).some(({ from }) => !denied(words, from)));
  for (const { id, en, es, zh, desks } of emergencyWords) {
    if (desks && !desks.includes(desk)) continue;
    if (chinese && zh.split(",").some((phrase) => toldInChinese(phrase.trim(), chinese)))
      return { id, language: "zh" };
    if (told(en)) return { id };
    if (told(es)) return { id, language: "es" };
  }
  const id = emergencyIn(withoutDenials(text), [], { atTradeDesk: true });
  return id && { id };
}

const refusals = new Set("no not none nobody nothing without dont isnt sin nada nadie".split(" "));

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
