import type { Actions } from "#server/receptionist/actions.ts";
import { minutesIn } from "#server/receptionist/tasks/say-when.ts";
import { clockTime } from "./clock-time.ts";
import type { When } from "./when.ts";
import { anyCity, zoneHan, zoneNames, zoneWords } from "./zone-names.ts";

/** An hour, behind which "et" and "eastern" are a zone. */
const hour = "\\d ?(?:[ap]\\.?m\\.?)?,? ?(?:o'?clock )?";
/** "Monday at 9, Central Dental" names a company. */
const end =
  "(?=\\s*(?:[.,;!?]|$|(?:time|standard|daylight|please|on|for|works?|would|is|or|and|tomorrow|today|next|if|ok|mon|tue|wed|thu|fri)))";
/** "I'm in Charlotte so eastern", "we're central". */
const told = "(?:so|i['’]?m|i am|we['’]?re|were|we are|that['’]?s|thats|which is) (?:on |in )?";
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
  new RegExp(`(?:${hour}|(?<!\\p{L})${told})(?:${behind})${end}|${anywhere}`, "iu"),
]);

/** The American time zone that a question names, another than `own` where there are two. */
export function zoneNamed(text: string, own?: string): string | undefined {
  const all = zoneNames.filter(([, name]) => name.test(text)).map(([zone]) => zone);
  return all.find((zone) => zone !== own) ?? all[0];
}

/** "Yes, if that's noon in Chicago" names a time. */
const provided = /\bif (?:that|it)(?:'?s| is)?\b/iu;

/** "12:30 in Chicago". */
const inCity = new RegExp(
  `(?<![\\d:])((?:\\d{1,2}(?::\\d\\d)?|noon|midday|mediod[ií]a) ?(?:[ap]\\.?m\\.?)?) (?:in |by |en )?(?:${anyCity})(?: time)?(?!\\p{L})`,
  "iu",
);

/** "Chicago time", "hora de Chicago". */
const cityTime = new RegExp(
  `(?<!\\p{L})(?:${anyCity})(?:['’]?s)? time(?!\\p{L})|(?<!\\p{L})hora (?:de |en )(?:${anyCity})(?!\\p{L})|(?:芝加哥|休斯敦|纽约|洛杉矶|旧金山|丹佛)时间`,
  "iu",
);

const asks =
  /\btime ?zones?\b|\b(?:is|are) (?:that|this|it|those|these) (?:in |on )?(?!(?:a|an|the|some|any|no|enough|good|bad|full|part|real|best|right|first|last|next|more|less|extra|call|talk|wait|waiting|hold|peak|down|up|run|response|every|all|same|half|free)\b)\p{L}{3,}(?: \p{L}{3,})? time\b|\b(?:is|are) (?:that|this|it|those|these|the times?)(?: in| all)? (?:my time|(?:e|c|m|p)[sd]?t|eastern|central|mountain|pacific)\b|\b(?:eastern|central|mountain|pacific|[ecmp][sd]?t)(?: time)?,? (?:right|correct|yes|no)\W*\?|\b(?:your|my|our|whose|what|local) (?:time|clock)\b\W*\?|\bis (?:that |it )?\d{1,2}(?::\d\d)?(?: ?[ap]m)? (?:eastern|central|mountain|pacific|[ecmp][sd]?t)\b|\bzona horaria\b|\bhora de (?:qu[eé]|d[oó]nde|qui[eé]n)\b|\b(?:es|son) (?:en |la )?(?:mi hora|hora (?:del este|del centro|del pac[ií]fico|local))\b|时区|哪里的时间|当地时间|(?:东部|中部|山区|西部)时间(?:吗|对吗)/iu;
const asksCity = new RegExp(
  `\\b(?:is|are|if) (?:that|this|it|those|these)(?:'s)?\\b.{0,24}\\b(?:${anyCity})(?: time)?\\b|\\bif (?:that'?s|it'?s) .{0,16}\\b(?:${anyCity})\\b|\\b(?:${anyCity}) time\\b.{0,8}\\?|\\b(?:es|son|ser[ií]an?)\\b.{0,16}\\bhora de (?:${anyCity})\\b|\\bhora de (?:${anyCity})\\b.{0,8}\\?`,
  "iu",
);

/** "Puedo agendar una llamada a las 2, hora de houston?" names an hour there, and asks for no zone. */
const namesHourThere = (text: string): boolean =>
  /\d/.test(text) && !/(?<!\p{L})(?:is|are|if|es|son|ser[ií]an?)(?!\p{L})/iu.test(text);

/** "Is that eastern?", "what time zone is that": asks on which clock the times are. */
export const asksZone = (text: string): boolean =>
  asks.test(text) ||
  (asksCity.test(text) && !namesHourThere(text)) ||
  asksOwn.test(text) ||
  asksWhatOwn.test(text) ||
  hourChecked(text) !== undefined;

/** "1pm denver is 3 for me in new york, correct?": two clocks are compared, and nothing is chosen. */
const compares =
  /(?<![\d:])(\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?)(?: o'?clock)?,? (?:\p{L}+ ){0,4}(?:is|are|=|would be|means?|makes it|es|son|ser[ií]an?)(?: like| las?)? \d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?[^\d?]{0,40}(?:right|correct|yes|no|isn'?t it|verdad|correcto|cierto|\?)\W*(?:$|[.?!])/iu;

/** The hour (in minutes after midnight) that is compared with one on another clock. */
export function hourChecked(text: string): number | undefined {
  const said = compares.exec(text)?.[1];
  return said ? clockTime(`at ${said}`.toLowerCase()) : undefined;
}

/** "That's 11:30 here right", "is that 430 my time". */
const asksOwn =
  /\b(?:is|would) (?:that|this|it)(?: be)? (?:at |like )?\d{1,2}:?(?:\d\d)?(?: ?[ap]\.?m\.?)? (?:here|(?:my|our|local) time|for (?:me|us)|over here|where i am)\b|\b(?:(?:that|it)(?:['’]?s| is)|so|is (?:that|it)|it would be)\b.{0,6}\b\d{1,2}(?::\d\d)?(?: ?[ap]m)? (?:here|my time|our time|for (?:me|us))(?: too| as well)?(?:,? (?:right|correct|yes|no|isn'?t it)|\s*\?)|(?<!\p{L})(?:son|ser[ií]an?) las \d{1,2}(?::\d\d)? (?:para m[ií]|aqu[ií]|(?:en )?mi hora)(?!\p{L}).{0,30}(?:verdad|correcto|cierto|\?)/iu;

/** "So whats that my time", "what is that in eastern". */
const asksWhatOwn =
  /\bwhat(?:['’]?s| is| are| would| time is| time would)? (?:that|it|those|this|they)(?: be)? (?:(?:in|for|on) )?(?:my|our|local|eastern|central|pacific|[ecp][sd]?t)\b(?: time)?\W*(?:$|[.?!,])|(?<!\p{L})(?:qu[eé] hora|a qu[eé] hora) (?:es|ser[ií]a) (?:eso )?(?:en )?(?:mi hora|aqu[ií]|para m[ií])(?!\p{L})/iu;

const day = 24 * 60;

/** "That's 11 my time", "11 hora mía": an hour on the clock of whoever says it. */
const onOwnClock =
  /(?<![\d:])(\d{1,2}:?(?:\d\d)? ?(?:[ap]\.?m\.?)?(?: ?o ?'?clock)?) (?:my|our) time(?!\p{L})|(?<![\d:])(\d{1,2}(?::\d\d)?) (?:en )?(?:mi hora|hora m[ií]a)(?!\p{L})|我(?:们)?(?:这边|这里)的?时间.{0,4}?(\d{1,2}点半?)/iu;
/** "I'm in New York": where whoever says it is. */
const ownCity = new RegExp(
  `(?<!\\p{L})(?:(?:i['’]?m|i am|we['’]?re|were|we are|here|based|calling|located|office is|live|estoy|estamos|somos|vivo|vivimos|desde) (?:\\p{L}+ )?(?:in|on|out of|over in|from|en|de)?|from|in|on|我(?:们)?在) ?(?:the )?(?:${anyCity}|${Object.values(zoneWords).join("|")}|${Object.values(zoneHan).join("|")})(?!\\p{L})`,
  "iu",
);

/** The hour and the zone of "11 my time, I'm in New York". */
function ownHour(text: string, earlier: string): { time: number; zone: string } | undefined {
  const said = onOwnClock.exec(text)?.slice(1).find(Boolean);
  const zone = zoneNamed(ownCity.exec(text)?.[0] ?? ownCity.exec(earlier)?.[0] ?? "");
  const time = said && clockTime(/点/.test(said) ? said : `at ${said}`.toLowerCase());
  return zone && typeof time === "number" ? { time, zone } : undefined;
}

/** The hour that a text names on the clock of a zone. */
function hourIn(zone: string, text: string): number | undefined {
  const found = zones.find(([name]) => name === zone)?.[1].exec(text);
  const before = found && text.slice(0, found.index + found[0].length).toLowerCase();
  const hour = before && /(\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?)[^\d]*$/u.exec(before)?.[1];
  return hour ? clockTime(`at ${hour}`) : undefined;
}

/** "After 2 pacific", "lunchtime Chicago time": the limits of a time on the visitor's clock. */
function withLimits(when: When, apart: number): When {
  const { since, until } = when;
  if (apart === 0 || (since === undefined && until === undefined)) return when;
  const here = (limit: number) => Math.min(Math.max(limit - apart, 0), day);
  return {
    ...when,
    ...(since !== undefined && { since: here(since) }),
    ...(until !== undefined && { until: here(until) }),
  };
}

/**
 * "3 pm eastern": the time by the visitor's clock, where another zone is named. `earlier`: what the
 * visitor said before, "we're in chicago" perhaps.
 */
export function inOwnZone(
  said: When,
  text: string,
  { zone, now }: Actions,
  choosing = false,
  earlier = "",
): When {
  if (hourChecked(text) !== undefined) {
    const { time: _, ...rest } = said;
    return rest;
  }
  const city = inCity.exec(text);
  const own = ownHour(text, earlier);
  const onOwn = own && (said.time === undefined || said.time === own.time) ? own : undefined;
  const byCity = city ?? cityTime.exec(text);
  const named =
    zones.find(([, one]) => one.test(text))?.[0] ?? (byCity ? zoneNamed(text) : onOwn?.zone);
  // "If that's 12 in Chicago": the figure is an hour where a time is being chosen.
  const hour =
    city && said.time === undefined && (choosing || said.date || provided.test(text))
      ? clockTime(`at ${city[1]}`.toLowerCase())
      : undefined;
  const meant = hour ?? onOwn?.time;
  // "Is that 430 my time?" asks about a time, and names none.
  const asks = asksZone(text) && !provided.test(text);
  const told = meant === undefined || asks ? said : { ...said, time: meant };
  const at = now();
  const ahead = named ? minutesIn(at, named) - minutesIn(at, zone) : 0;
  const apart = ahead > day / 2 ? ahead - day : ahead < -day / 2 ? ahead + day : ahead;
  const when = named && !asksZone(text) ? withLimits(told, apart) : told;
  // "1:30 eastern, right?" asks about the time on show.
  if (!named || when.time === undefined || asks) return when;
  const here = named === zone ? undefined : hourIn(zone, text);
  // "2:30 mountain, 4:30 eastern": the hour on the clock of the times needs no conversion.
  if (here !== undefined) return { ...when, time: here };
  const time = when.time - apart;
  if (apart === 0 || time < 0 || time >= day) return when;
  return { ...when, time, converted: true };
}
