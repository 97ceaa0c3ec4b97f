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

const names: [zone: string, name: RegExp][] = [
  ["America/New_York", /\b(?:eastern|e[sd]?t)\b|\beste\b|东部|美东/iu],
  ["America/Chicago", /\b(?:central|c[sd]?t)\b|\bcentro\b|中部|美中/iu],
  ["America/Denver", /\b(?:mountain|m[sd]?t)\b|monta[nñ]a|山[区地]/iu],
  ["America/Los_Angeles", /\b(?:pacific|p[sd]?t)\b|pac[ií]fico|太平洋|西部|美西/iu],
];

/** The American time zone that a question names; undefined without one. */
export const zoneNamed = (text: string): string | undefined =>
  names.find(([, name]) => name.test(text))?.[0];

/** "Is that eastern?", "what time zone is that": asks on which clock the times are. */
export const asksZone =
  /\btime ?zones?\b|\b(?:is|are) (?:that|this|it|those|these|the times?)(?: in| all)? (?:my time|(?:e|c|m|p)[sd]?t|eastern|central|mountain|pacific)\b|\b(?:eastern|central|mountain|pacific|[ecmp][sd]?t)(?: time)?,? (?:right|correct|yes|no)\W*\?|\b(?:your|my|our|whose|what|local) (?:time|clock)\b\W*\?|\bzona horaria\b|\bhora de (?:qu[eé]|d[oó]nde|qui[eé]n)\b|\b(?:es|son) (?:en |la )?(?:mi hora|hora (?:del este|del centro|del pac[ií]fico|local))\b|时区|哪里的时间|当地时间|(?:东部|中部|山区|西部)时间(?:吗|对吗)/iu;

const day = 24 * 60;

/** "3 pm eastern": the time by the visitor's clock, where another zone is named. */
export function inOwnZone(when: When, text: string, { zone, now }: Actions): When {
  const named = zones.find(([, said]) => said.test(text))?.[0];
  // "1:30 eastern, right?" asks about the time on show.
  if (!named || when.time === undefined || asksZone.test(text)) return when;
  const at = now();
  const ahead = minutesIn(at, named) - minutesIn(at, zone);
  const apart = ahead > day / 2 ? ahead - day : ahead < -day / 2 ? ahead + day : ahead;
  const time = when.time - apart;
  if (apart === 0 || time < 0 || time >= day) return when;
  return { ...when, time, converted: true };
}
