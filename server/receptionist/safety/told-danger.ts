import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import { emergencyWords } from "#content/front-desks/emergency-words.ts";
import { chineseText, hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { findCues } from "./cues.ts";
import { denied, deniedChinese, deniedInside, parts, withoutDenials } from "./denials.ts";
import type { ToldEmergency } from "./emergency.ts";
import { readable, rowMatcher } from "./phrase-matcher.ts";
import { toldBySigns } from "./signs.ts";

/** Words allowed between those of a phrase: people in danger do not speak in order. */
const gap = 4;
const known = emergencyWords.map((words) => ({ ...words, rows: words.anywhere.map(rowMatcher) }));

/** A danger as it was found; `ordered`: its words stand in order, in one phrase. */
export interface Found extends ToldEmergency {
  ordered: boolean;
}

const listens = (desks: readonly string[] | undefined, desk: string | undefined) =>
  !desks || (desk !== undefined && desks.includes(desk));

/**
 * The danger whose words stand in a message.
 * `before`: what the same caller said last. `except`: a danger that is not listened for.
 */
export function toldDanger(
  text: string,
  spelled: string,
  desk: string | undefined,
  before: () => string,
  except?: EmergencyId,
): Found | undefined {
  const others = known.filter(({ id, desks }) => id !== except && listens(desks, desk));
  const found = toldInOrder(text, spelled, others) ?? toldAnywhere(text, spelled, others);
  if (found) return found;
  const id = toldBySigns([...new Set([text, spelled])], before, desk, except);
  return id && { id, ordered: false };
}

function toldInOrder(text: string, spelled: string, listened: typeof known): Found | undefined {
  // Words split by commas are also read as one phrase: "my arm, it is, um, numb".
  const readings = [...new Set([text, spelled])];
  const joined = readings
    .map(latinWords)
    .filter((words) => !words.some((word) => refusals.has(word)));
  const said = [...readings.flatMap(parts).map(latinWords), ...joined];
  const chinese = hasChinese(text) ? chineseText(text) : "";
  const told = (cues: string, id: EmergencyId) =>
    said.some((words) =>
      findCues(cues, words, gap, false).some(
        (place) => !denied(words, place.from, nearby[id]) && !deniedInside(words, place),
      ),
    );
  for (const { id, en, es, zh } of listened) {
    if (chinese && zh.split(",").some((phrase) => toldInChinese(phrase.trim(), chinese)))
      return { id, language: "zh", ordered: true };
    if (told(en, id)) return { id, ordered: true };
    if (told(es, id)) return { id, language: "es", ordered: true };
  }
  return undefined;
}

const refusals = new Set("no not none nobody nothing without dont isnt sin nada nadie".split(" "));

/** What may stand between a denial and a danger of one kind: "no hay agua cerca de enchufes". */
const nearby: Partial<Record<EmergencyId, ReadonlySet<string>>> = {
  "water-near-power": new Set(
    "agua water esta estan electric electrical cerca close near".split(" "),
  ),
};

function toldAnywhere(text: string, spelled: string, listened: typeof known): Found | undefined {
  const said = [...new Set([text, spelled])].map(withoutDenials).map(readable);
  const found = listened.find(({ rows }) => rows.some((row) => said.some(row)));
  return found && { id: found.id, ordered: false };
}

/** "胸 痛": both signs, in order, hardly apart. */
function toldInChinese(phrase: string, text: string): boolean {
  const [first = "", second] = phrase.split(" ").map(chineseText);
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (deniedChinese(text, at)) continue;
    if (!second) return true;
    const behind = text.slice(at + first.length, at + first.length + 8);
    const place = behind.indexOf(second);
    if (place >= 0 && !/没有?|远离|不是|不在|不会|无/.test(behind.slice(0, place))) return true;
  }
  return false;
}
