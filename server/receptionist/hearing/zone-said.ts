import type { Actions } from "#server/receptionist/actions.ts";
import { minutesIn } from "#server/receptionist/tasks/say-when.ts";
import type { When } from "./when.ts";

/** An hour, behind which "et" and "eastern" are a zone. */
const hour = "\\d ?(?:[ap]\\.?m\\.?)?,? ?(?:o'?clock )?";
/** "Monday at 9, Central Dental" names a company. */
const end =
  "(?=\\s*(?:[.,;!?]|$|(?:time|standard|daylight|please|on|for|works?|would|is|or|and|tomorrow|today|next|if|ok|mon|tue|wed|thu|fri)))";
const zones: [zone: string, RegExp][] = (
  [
    ["America/New_York", "eastern|e[sd]?t", "eastern time|hora del este|东部时间|美东"],
    ["America/Chicago", "central|c[sd]?t", "central time|hora del centro|中部时间|美中"],
    ["America/Denver", "mountain|m[sd]?t", "mountain time|hora de la monta[nñ]a|山[区地]时间"],
    [
      "America/Los_Angeles",
      "pacific|p[sd]?t",
      "pacific time|hora del pac[ií]fico|太平洋时间|西部时间|美西",
    ],
  ] as const
).map(([zone, behind, anywhere]) => [
  zone,
  new RegExp(`${hour}(?:${behind})${end}|${anywhere}`, "iu"),
]);

const day = 24 * 60;

/** "3 pm eastern": the time by the visitor's clock, where another zone is named. */
export function inOwnZone(when: When, text: string, { zone, now }: Actions): When {
  const named = zones.find(([, said]) => said.test(text))?.[0];
  if (!named || when.time === undefined) return when;
  const at = now();
  const ahead = minutesIn(at, named) - minutesIn(at, zone);
  const apart = ahead > day / 2 ? ahead - day : ahead < -day / 2 ? ahead + day : ahead;
  const time = when.time - apart;
  if (apart === 0 || time < 0 || time >= day) return when;
  return { ...when, time, converted: true };
}
