import { weekdays } from "./weekday.ts";

/** Calls a day on some days of the week. */
export interface DayRate {
  count: number;
  /** How many days of a week. */
  days: number;
}

/** What a text tells of the calls on the days of a week. */
export interface WeekOfCalls {
  rates: DayRate[];
  /** Calls a day, without the days. */
  base?: number;
  /** Days of the week on which there are calls; undefined where none are named. */
  open?: number;
  /** Days of the week that are said to be closed. */
  closed: number;
  /** Whether all rates are those of a Saturday or Sunday. */
  weekend: boolean;
  /** Whether the days and counts can hardly be a day and an hour. */
  sure: boolean;
}

const short: Record<number, string> = { 0: "|sun", 6: "|sats?" };
const names = weekdays.map(({ number, latin, han }) => ({
  number,
  pattern: new RegExp(`^(?:${latin}${short[number] ?? ""}|${han})$`),
}));
const day = `(?:(?<![a-z])(?:${weekdays.map(({ number, latin }) => latin + (short[number] ?? "")).join("|")})(?![a-z])|${weekdays.map(({ han }) => han).join("|")})`;
const dash = "(?: ?[-–~] ?| ?(?:to|thru|through|till?|until|a|al|hasta|到|至) ?)";
const and = "(?:,? ?(?:and|n|&|/|,|y|和|、) ?| )";
const groups: [string, number[]][] = [
  ["(?<![a-z])week ?ends?(?![a-z])|fin(?:es)? de semana|周末", [0, 6]],
  ["(?<![a-z])(?:week ?days|work ?days)(?![a-z])|entre semana|工作日", [1, 2, 3, 4, 5]],
];
const set = `(?:${day}${dash}${day}|${day}(?:${and}${day}){0,6}|${groups.map(([words]) => words).join("|")})`;
const number = "(?<![\\d$.:-]|\\b(?:to|till?|until|hasta|at|las|\\d a|\\d[-–]) )(\\d{1,6})";
/** What makes a number an hour, a length or a date. */
const otherwise =
  "(?!\\d|\\.\\d|:| ?(?:[ap]\\.?m\\b|o'?clock|minutes?\\b|mins?\\b|minutos?\\b|seconds?|hours?|horas?|days?|dias?|(?:st|nd|rd|th)\\b|(?:of )?(?:jan|feb|march|april|may|june?|july?|aug|sept?|oct|nov|dec)|de [a-z]|%|x\\b|a (?:week|month)|点|号|月|分钟|小时|天))";
const counted = "(?: ?(?:phone )?(?:calls?|llamadas?)|(?:个|通)(?:电话|来电)?)?";
const daily = "(?: ?(?:a|per|each|every|al|por|cada) (?:day|dia)| daily| diarias)";

/** "20 on saturdays": the count stands before the days. */
const countBefore = new RegExp(
  `${number}${counted}${daily}?(?: (?:on|for|from|during|only|just|maybe|los|las|el|de|en|every|each|the|most))* ?$`,
);
/** Numbers above it are no hour. */
const latestHour = 12;
const ofCalls = /calls|llamadas|电话|来电|day|dia|daily|only|every|each/;
/** "Sat is 20": behind them. */
const countBehind = new RegExp(
  `^(?:[ :=~]|每天|大概|大约|是|有|is|are|its|were|we get|we have|we do|get|about|around|roughly|like|more like|maybe|only|just|up to|probably|son|como|unas|unos|tenemos|recibimos|recibo|nos llegan|entran|hay)* ?${number}${otherwise}`,
);
const closing = new RegExp(
  `(?:(?<![a-z])(?:closed|not open|off|cerramos|cerrado|no abrimos)(?: (?:on|los|el|every))* ${set}|${set}(?:休息|关门|不开))`,
  "g",
);
const baseRate = new RegExp(`${number}${counted}${daily}|每天(?:大概|大约|有)?(\\d{1,6})(?:个|通)`);

/**
 * The calls on different days of a week: "15 a day, 20 on saturdays, closed mondays".
 * @param text small letters without accents, numbers in figures.
 */
export function weekOfCalls(said: string): WeekOfCalls {
  const shut = new Set<number>();
  const text = said.replace(closing, (words) => {
    for (const one of daysOf(new RegExp(set).exec(words)?.[0] ?? "")) shut.add(one);
    return " ; ";
  });
  const sets = [...text.matchAll(new RegExp(set, "g"))].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    words: match[0],
    on: daysOf(match[0]),
  }));
  const [first] = sets;
  const leads = first !== undefined && countBefore.test(text.slice(0, first.at));
  const used = new Set<number>();
  const rates: (DayRate & { on: number[]; clear: boolean })[] = [];
  const open = new Set<number>();
  for (const { at, end, words, on } of sets) {
    const before = countBefore.exec(text.slice(0, at));
    const behind = countBehind.exec(text.slice(end));
    const place = before && !used.has(before.index) ? before.index : undefined;
    const next = behind && end + behind.index + behind[0].length - (behind[1]?.length ?? 0);
    const ahead = leads ? place !== undefined : next === null && place !== undefined;
    const found = ahead ? before : behind;
    if (found?.[1]) {
      used.add(ahead ? (place ?? 0) : (next ?? 0));
      const rate = { count: Number(found[1]), days: on.length, on };
      const several = on.length > 1 || /s$/.test(words);
      const told = ahead
        ? rate.count > latestHour || ofCalls.test(found[0])
        : /\D{3,}\d/.test(found[0]);
      rates.push({ ...rate, clear: several || told });
    }
    for (const one of on) open.add(one);
  }
  const base = [...text.matchAll(new RegExp(baseRate, "g"))].find(
    ({ index, 0: words }) => !used.has(index + words.search(/\d/)),
  );
  const named = new Set(rates.flatMap(({ on }) => on));
  const others = [...open].some((one) => !named.has(one));
  const multiplied = multipliedDays(text).filter(({ days }) => days <= 7);
  return {
    rates: [...rates.map(({ count, days }) => ({ count, days })), ...multiplied],
    ...(base && { base: Number(base[1] ?? base[2]) }),
    ...(shut.size > 0 ? { open: 7 - shut.size } : others && { open: open.size }),
    closed: shut.size,
    weekend: rates.every(({ on }) => on.every((one) => one === 0 || one === 6)),
    sure:
      multiplied.length > 0 ||
      rates.some(({ clear }) => clear) ||
      (rates.length > 1 && rates.some(({ count }) => count > latestHour)),
  };
}

const others =
  "(?:(?:on )?(?:all )?(?:the |los )?(?:other|otros|demas|remaining) (?:days?|dias)|the rest(?: of the (?:week|days|time))?|rest of (?:the )?week|otherwise|normally|el resto(?: de (?:la semana|los dias))?|其他(?:天|时候|时间)|平时|其余)";

const factors: [string, number][] = [
  ["double(?:d)?|twice (?:that|as (?:many|much))|2x|x2|el doble|翻倍|2倍|加倍", 2],
  ["triple(?:d)?|three times that|3x|x3|el triple|3倍", 3],
  ["half(?: (?:of )?that| as (?:many|much))?|la mitad|1?半|减半", 1 / 2],
];
const are =
  "(?: (?:calls?|are|is|get|gets|it'?s|its|we get|we have|usually|about|around|like|maybe|son|es|nos llegan|recibimos|como|casi))*,? ?(?:是|都|要)?";

/**
 * "30 a day, weekends are double": the days whose calls are told as a multiple, with their number.
 * @param known calls a day that were told before.
 */
export function withScaledDays(text: string, known: number | undefined): string {
  const [, count, han] = baseRate.exec(text) ?? [];
  const onDays = new RegExp(`${number}${counted} (?:on )?(?:${set})`).exec(text)?.[1];
  const base = Number(count ?? han ?? onDays) || known;
  if (!base) return text;
  return factors.reduce((said, [words, factor]) => {
    const calls = String(Math.round(base * factor));
    return (
      said
        // "24 mon wed fri and half that other days".
        .replace(
          new RegExp(`(?<![a-z])(?:${words}),? (?:on |for |during )?${others}`, "g"),
          `${calls} a day`,
        )
        .replace(
          new RegExp(`(${set})${are} ?(?:${words})(?![a-z])`, "g"),
          (_, days: string) => `${days} are ${calls}`,
        )
        .replace(
          new RegExp(
            `(?<![a-z])(?:${words}) (?:on|for|during|over|los|las|el|en) (?:the |los |el )?(${set})`,
            "g",
          ),
          (_, days: string) => `${calls} on ${days}`,
        )
    );
  }, text);
}

const putRight = new RegExp(
  `(?:(?:no|wait|sorry|oh|oops|actually|well|but|and|perdon|espere)[ ,.]+){0,3}(?:that['’]?s|that is|that was|those are|it['’]?s|its|eso es|es[oa]s? son|son)(?: (?:only|just|for|on|solo|nomas|los|las|el|de)){0,3} (?<days>${set})(?: (?:only|just|though|tho|nomas|solamente|nights?))*(?=\\W*$|[,.;!]| (?:the|other|and|but|rest))`,
);
const beforeOthers = new RegExp(`${number}${counted}${daily}?,? (?:on )?${others}`, "g");
const behindOthers = new RegExp(
  `${others}(?:[ :,]|is|are|its|it's|about|around|like|maybe|more like|only|just|son|es|como|unas|大概|是)* ?${number}${counted}`,
  "g",
);

/**
 * "No thats fri and sat only. Other days 40", of calls a day that were told before, with their number:
 * "120 on fri and sat. 40 a day".
 * @param known calls a day that were told before.
 */
export function withDaysPutRight(text: string, known: number | undefined): string {
  const said = known === undefined ? null : putRight.exec(text);
  const days = said?.groups?.days;
  if (!said || !days) return text;
  return text
    .replace(said[0], `${known} calls on ${days}`)
    .replace(beforeOthers, "$1 a day")
    .replace(behindOthers, " $1 a day");
}

/** "8 x 5 days plus 12 x 2 days", "25 x 22 days": calls a day, multiplied by the caller. */
export const multipliedDays = (text: string): DayRate[] =>
  [
    ...text.matchAll(
      new RegExp(
        `${number}${counted}${daily}? ?(?:x|\\*|×|times|por|乘以?) ?([1-9]|[12]\\d|3[01]) ?(?:days?|dias?|天)`,
        "g",
      ),
    ),
  ].map(([, count, days]) => ({ count: Number(count), days: Number(days) }));

/** Weekdays of "mon thru thu", "sat and sun", "weekends". */
function daysOf(words: string): number[] {
  const group = groups.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(words));
  if (group) return group[1];
  const named = (words.match(new RegExp(day, "g")) ?? []).flatMap((word) =>
    names.filter(({ pattern }) => pattern.test(word)).map(({ number }) => number),
  );
  const [from = 0, to = 0] = named;
  if (!new RegExp(`^${day}${dash}${day}$`).test(words)) return [...new Set(named)];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}
