import { openHoursIn } from "./open-hours.ts";

const anHour =
  "(?:an hour|per hour|hourly|each hour|every hour|a la hora|por hora|x hora|cada hora|/ ?h(?:ou)?r)(?!\\p{L})";
const hourly = new RegExp(
  `(?<![\\d$.])(\\d{1,4}) ?((?:phone )?calls?|llamadas?|个电话|通电话)? ?${anHour}|(?:每(?:个)?|(?<!\\d)1(?:个)?)小时(?:大概|大约|有)?(\\d{1,4})(?:个|通)(?:电话|来电)?`,
  "u",
);
/** "Twice an hour", "a call an hour". */
const byWord = new RegExp(
  `(?<!\\p{L})(?:(once|a (?:phone )?call|una (?:vez|llamada))|(twice|(?:a )?couple(?: of)?(?: calls| times)?|dos veces)) ${anHour}`,
  "u",
);
/** "Every half hour", "one every 10 minutes", "cada 20 minutos", "每隔10分钟". */
const interval =
  /(?:(?<![\d$.:])(\d{1,3}) ?(?:(?:phone )?calls?|llamadas?|rings?)?(?: (?:about|maybe|like|roughly|around|or so|come in|comes in|como))* )?(?<!\p{L})(?:every|each|cada) (?:(half(?: an?)? hour|media hora)|(quarter(?: of an)?[- ]hour|cuarto de hora)|(?:(\d{1,3}|other) ?)?(?:(minutes?|mins?|minutos?)|(?:hours?|horas?)))(?! of the day)(?!\p{L})|每隔?(\d{1,3}) ?(?:minutes|分钟)(?:就?(?:有|来|响)?(?:1|一)(?:个|通|次))?/u;
const rings =
  /\b(?:calls?|callers?|rings?|ringing|phone|goes off|llam\p{L}+|suena|marcan|telefono)\b|(?<!\d)1 (?:every|cada)|电话|来电|响/u;
/** What is to be done every so often: no calls that come in. */
const toDo =
  /\b(?:call|ring|text|remind|check|email|ping|follow up|try|llam[ae])(?:ing)? (?:me|us|them|him|her|back|people|customers?|clients?|patients?|again|on|in|with)\b|\b(?:can|does|will|could) (?:it|you|u)\b|它/u;
/** "I pay her 18 an hour": money. */
const ofPay =
  /\b(?:pay|pays|paid|paying|wage|wages|salary|earns?|makes?|making|charges?|charging|costs?|rate|bucks|dollars|pagos?|pagamos|cobr\p{L}+|gana|sueldo)\b|\$|工资|时薪/u;
const ofCalls = /\b(?:calls?|rings?|phone|llam\p{L}+|telefono)\b|电话|来电/u;

interface Hourly {
  count: number;
  at: number;
  words: string;
}

/** How many calls an hour a text tells; undefined where it counts none by the hour. */
function hourlyIn(text: string): Hourly | undefined {
  const counted = hourly.exec(text);
  if (counted && (counted[2] || counted[3] || !ofPay.test(text) || ofCalls.test(text)))
    return told(Number(counted[1] ?? counted[3]), counted);
  const named = byWord.exec(text);
  if (named) return told(named[1] ? 1 : 2, named);
  const every = rings.test(text) && !toDo.test(text) ? interval.exec(text) : null;
  if (!every) return undefined;
  const [, calls, half, quarter, number, minutes, chinese] = every;
  const apart = half
    ? 30
    : quarter
      ? 15
      : Number(chinese ?? (number === "other" ? 2 : (number ?? 1))) * (minutes || chinese ? 1 : 60);
  return apart > 0 ? told((Number(calls ?? 1) * 60) / apart, every) : undefined;
}

const told = (count: number, { index, 0: words }: RegExpExecArray): Hourly => ({
  count,
  at: index,
  words,
});

/** Whether a text counts calls by the hour. */
export const countsByHour = (text: string): boolean => hourlyIn(text) !== undefined;

/**
 * "6 calls an hour, open 8 hours", "it rings every half hour, 8 to 4": as calls a day. Without the
 * hours of a day the figure says too little and is left out, so that the calls a day are asked for.
 * @param text small letters without accents, numbers in figures.
 */
export function withCallsADay(text: string): string {
  const found = hourlyIn(text);
  if (!found) return text;
  const [before, behind] = [text.slice(0, found.at), text.slice(found.at + found.words.length)];
  const open = openHoursIn(`${before} ; ${behind}`);
  if (!open) return `${before} ${behind}`;
  const calls = Math.max(1, Math.round(found.count * open.hours));
  const without = (part: string) => part.replace(open.words, " ");
  const rest = before.includes(open.words) ? behind : without(behind);
  return `${without(before)} ${calls} calls a day, ${rest.replace(/^[\s,;]+/, "")}`;
}
