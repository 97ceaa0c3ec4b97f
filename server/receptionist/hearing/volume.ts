import type { Billing, PlanExtra } from "#content/plans.ts";
import type { Concept } from "#content/receptionist/heard.ts";
import { billingIn } from "./billing-said.ts";
import type { Hearing } from "./hear.ts";
import { withFigures } from "./numbers.ts";
import { remembering, rememberingOf } from "./remembering.ts";

/** A practice's calls and minutes a month, as a sentence gives them. */
export interface Volume {
  /** Minutes a month, when they were named. */
  minutes?: number;
  calls?: { count: number; per: "day" | "week" | "month" };
  /** Minutes of one call. */
  each?: number;
  /** So few minutes that a call may be meant as well, without a word for either. */
  oneCall?: number;
  texts?: number;
  agents?: number;
  billing?: Billing;
  extras: PlanExtra[];
}

// From the first digit of a figure only: from each digit the search would be cubic in their number.
const n = "(?<!\\d)(\\d+(?:\\.\\d+)?)";
/** Digits of a figure that are read: more of them mean more than the largest volume anyway. */
const figureDigits = 7;
const per = {
  day: "a night|per night|nightly|por noche|a la noche|每晚|a day|per day|daily|each day|every day|an? (?:normal|typical|average|usual|regular|ordinary|busy|good|slow|given) day|al dia|por dia|x dia|diari[oa]s?|diariamente|todos los dias|cada dia|每天|一天|/ ?day(?![a-z])|(?<!\\d)1天|每日",
  week: "a week|per week|weekly|each week|every week|an? (?:normal|typical|average|usual|regular|ordinary|busy|good|slow|given) week|a la semana|por semana|x semana|cada semana|semanales|semanalmente|每周|每星期|一周|/ ?w(?:ee)?k(?![a-z])|(?<!\\d)1(?:周|个?星期)",
  month:
    "a month|per month|monthly|each month|every month|al mes|por mes|x mes|mensuales|cada mes|每月|每个月|一个月|(?:/ ?|a |per )mo(?:nth)?(?![a-z])|(?<!\\d)1个月",
};

/** Reads calls, minutes, texts and agents. Words of number are understood. */
export const volumeIn = rememberingOf((hearing: Hearing): Volume => {
  const text = withFigures(hearing.spelled, hearing.language)
    .replace(/\d{8,}/g, (run) => run.slice(0, figureDigits))
    // "每个月付一次": a way to pay.
    .replace(/(?:每个?|一个?|1个?)(?:月|年)付(?:1|一)?次?/g, " ")
    // "A minute and a half", "dos minutos y medio".
    .replace(
      /(?<!\d)(?:(\d{1,2}|an?|un) ?)?(?<!\d)(?:minutes?|mins?|minutos?) (?:and an? half|and 1 half|y medio)/g,
      (_, whole?: string) => `${(Number(whole) || 1) + 0.5} minutes`,
    )
    .replace(/(?<!\d)(\d{1,2})分钟?半/g, (_, whole: string) => `${Number(whole) + 0.5}分钟`)
    // "Two hundred or so calls".
    .replace(/(\d) (?:or so|or thereabouts|give or take|odd)(?= [a-z])/g, "$1")
    // "Four and a half minutes", "a couple of minutes".
    .replace(/(?<!\d)(\d{1,2}) and (?:an?|1) half(?= ?(?:minutes?|mins?))/g, "$1.5")
    .replace(/(?<!\d)(\d{1,2}) (?:y media|y medio)(?= minutos?)/g, "$1.5")
    .replace(/(?<![a-z])(?:(?:a|1) )?couple (?:of )?(?=minutes?|mins?)/g, "2 ")
    .replace(/(?<![a-z])(?:un|1) par de (?=minutos?)/g, "2 ")
    // "The thirty minute call" is the one that is booked here.
    .replace(
      /(?<!\d)30[- ]?(?:minutes?|mins?) (?:intro(?:ductory)? )?(?:call|chat|meeting|talk)(?![a-z])/g,
      " ",
    )
    // "Our 2:30 call": an hour, and no count.
    .replace(/(?<!\d)\d{1,2}:[0-5]\d(?!\d)/g, " ")
    // "Does it call 911" counts nothing.
    .replace(/(?<!\d)911(?!\d)/g, " ");
  const volume: Volume = { extras: extrasIn(hearing) };
  const calls = first(
    text,
    `${n}\\s*(?:\\w+ )?(?:calls?|llamadas?|phone calls?)`,
    `${n}\\s*(?:个|通)?(?:来电|电话(?!号|线))`,
    `(?:call|calls|ring|rings|llaman|marcan|h?ablan|suena|打)\\D{0,24}${n} ?(?:times|veces|次)`,
    ...(periodIn(text) ? [callersCounted] : []),
    // "接三十通", "每天打进来40个".
    `(?:接听?|打|打来|打进来|进来|进|来|有)(?:到|了|大概|大约|差不多|约|左右){0,2}${n}[通个](?![月星周小人套客病员顾会])`,
    `(?:每天|每日|每周|每星期|每个?月|(?<!\\d)1(?:天|周|个?星期|个?月))(?:大概|大约|差不多|左右|会|要|能|有|接|都|是|，){0,3}${n}[通个](?![月星周小人套])`,
    `${n} ?(?:times|veces|次) ?(?:${Object.values(per).join("|")})`,
    // "500/mo calls".
    `${n} ?(?:${Object.values(per).join("|")}) (?:phone )?(?:calls?|llamadas?)`,
    `(?<!\\b(?:a|an|the|my|this|our|1|one|intro|demo|phone|video) )(?:call|llaman) ${n}(?! ?(?:[ap]\\.?m|:\\d|eastern|central|mountain|pacific|[ecmp][sd]?t(?![a-z])|people|clients?|customers?|patients?|leads?|numbers?))`,
    // "We get perhaps five a night".
    `(?:get|gets|have|take|takes|receive|field|recibo|recibimos|tenemos|entran|nos llegan) (?:in )?(?:maybe|perhaps|about|around|roughly|like|some|probably|unas|unos|como|tal vez)? ?${n} ?(?:a|per|each|every|al|por|a la) ?(?:day|night|week|month|dia|noche|semana|mes)(?![a-z])`,
    // "Calls last four minutes, 25 a day".
    `(?:calls?|llamadas?|电话)[^.?!]{0,40}?${n} ?(?:a|per|each|every|al|por|a la) ?(?:day|week|month|dia|semana|mes)(?![a-z])`,
  );
  const period = periodIn(text);
  // "I want to book one call" does not state a volume.
  if (calls !== undefined && (period || calls >= 5))
    volume.calls = { count: calls, per: periodBehind(text, calls) ?? period ?? "day" };
  const seconds = first(text, `${n}\\s*(?:seconds?|secs?|segundos?|秒)`);
  if (seconds !== undefined && seconds >= 20) volume.each = Math.round(seconds / 6) / 10;
  const minutes = first(
    text.replace(beyondPlan, " "),
    `${n}\\s*(?:talk )?(?:minutes?|mins?|minutos?|分钟)`,
  );
  if (minutes !== undefined) {
    const each =
      /each|apiece|tops|at most|at the most|max|short|quick|per call|a call|long|on average|average|cada una|por llamada|每个|每通|(?<!\d)1[个通]|平均|de \d+ minutos?|minute calls?/.test(
        text,
      );
    // "40 a day, 2 min": so many calls, and so long is each.
    const rate = rateIn(text);
    const beside =
      (rate !== undefined && rate.per !== "month" && rate.count !== minutes) ||
      /\d ?(?:x|\*|×|times|por) ?\d/.test(text);
    // "40 calls a day, so 400 minutes a month": all of them, and no call that takes so long.
    const ofAll = minutes > longestLength ? minutesOfPeriod.exec(text)?.[0] : undefined;
    if (ofAll) {
      volume.minutes = monthlyOf(minutes, ofAll);
      delete volume.calls;
    } else if (calls !== undefined || ((each || beside) && minutes <= longestLength))
      volume.each = minutes;
    else if (minutes <= longestCall && !minutesOfPeriod.test(text)) volume.oneCall = minutes;
    else volume.minutes = monthlyOf(minutes, text);
  }
  const hours = first(
    text,
    `${n}\\s*(?:hours?|horas|hora(?! (?:del? |local|central|m[ií]a|este|pacifico|monta))|个?小时)`,
  );
  if (hours !== undefined && minutes === undefined && !ofWork(text))
    volume.minutes = monthlyOf(hours * 60, text);
  const texts = first(text, `${n}\\s*(?:text messages|texts?|sms|messages|mensajes|条短信|短信)`);
  // "短信一条多少钱": what one costs.
  const rateOfOne = texts === 1 && /一条|1条|每条/u.test(text);
  if (texts !== undefined && !rateOfOne) volume.texts = texts;
  const agents = first(text, `${n}\\s*(?:ai )?(?:agents?|agentes?|个智能体|个代理|个座席)`);
  if (agents !== undefined) volume.agents = agents;
  const billing = billingIn(text, hearing.concepts.has("annual") && !firstYear.test(text));
  if (billing) volume.billing = billing;
  return volume;
});

/** "Fifty people ring us", "nos hablan 30 clientes": those who call are as many as their calls. */
const callersCounted = `${n} (?:\\w+ )?(?:people|persons|customers?|clients?|patients?|callers?|folks|guests?|tenants?|leads?|personas|clientes?|pacientes?|gentes?)(?: (?:that|who|que))? (?:(?:will|usually|may|might|nos|me) )?(?:call|ring|phone|dial|telephone|llaman|marcan|h?ablan)(?! (?:at once|at the same time))`;

/** No call takes longer, in minutes. */
const longestLength = 60;
/** Fewer minutes than any volume has, unless they are told by the day, week or month. */
const longestCall = 20;
const minutesOfPeriod = new RegExp(
  `(?:minutes?|mins?|minutos?|分钟)(?: (?:of |de )?(?:talk|calls?|total|hablar|llamadas?))? ?(?:${Object.values(per).join("|")})|每[天周月].{0,6}分钟`,
);

/** "All in, the first year": a sum, and no way to pay. */
const firstYear =
  /\b(?:first|1st) year\b|\bprimer ano\b|第[一1]年|\ball year(?: long| round)?\b|\byear[- ]round\b|\brest of the year\b|\btodo el ano\b|\bel resto del ano\b|全年|一年到头/;

const rates = new RegExp(
  `(?<![\\d$:.]|[^\\d]-)(\\d{1,6}) ?(?:(?:tops|max|or so|at most|give or take|on) )?(?:${Object.entries(
    per,
  )
    .map(([name, words]) => `(?<${name}>${words})`)
    .join("|")})(?![a-z])`,
  "g",
);

/** "40 a day", without what is counted; the last one, since people put right what they said. */
export function rateIn(text: string): NonNullable<Volume["calls"]> | undefined {
  const found = [...text.matchAll(rates)].at(-1);
  const named = Object.entries(found?.groups ?? {}).find(([, words]) => words !== undefined)?.[0];
  return found && named ? { count: Number(found[1]), per: named as "day" } : undefined;
}

/** "200 minutes over", "超了200分钟": minutes beyond a plan, and not those of a month. */
const beyondPlan =
  /(?<!\d)\d+\s*(?:minutes?|mins?|minutos?|分钟)\s*(?:over(?! the (?:month|week|year|course))|extra|too many|beyond|past (?:the|our|my)|de m[aá]s|extras?)(?![a-z])|(?:\bover by|\bsi (?:me|nos) pas\p{L}*|\bnos pasamos|\bme paso|超了?|超出|超过)\s*(?:by |por |de )?\d+\s*(?:minutes?|mins?|minutos?|分钟)/gu;

/** The minutes of "if i go over by 200 minutes". */
export function minutesBeyond(text: string): number | undefined {
  const found = text.match(beyondPlan)?.[0].match(/\d+/)?.[0];
  return found === undefined ? undefined : Math.min(Number(found), 1_000_000);
}

/** A lone number: the answer to a question for one. */
export function loneNumber(hearing: Hearing): number | undefined {
  // "1个月多少钱": a month, and no number of anything.
  const text = withFigures(hearing.spelled, hearing.language).replace(
    /(?<!\d)1(?:个?月|天|周|个?星期|年)|付1次|(?<![a-z])(?:first|second|third|last|other|that|this|which|next|same|cheap(?:er|est)?|small(?:er|est)?|bigg(?:er|est)|large[rst]*|no|any|some) 1s?(?![\d,.]?\d)(?![a-z])/g,
    " ",
  );
  const all = text.match(/\d+(?:\.\d+)?/g) ?? [];
  return all.length === 1 ? Number(all[0]) : undefined;
}

const extraOf: [Concept, PlanExtra][] = [
  ["otp", "otp"],
  ["outbound", "outbound"],
  ["extraNumber", "number"],
  ["webChat", "webChat"],
];

/** "A third are robocalls": calls that come in, and none that are to go out. */
const unwanted = /\b(?:spam|scams?|junk|robo ?calls?|telemarketers?|solicitors?|wrong numbers?)\b/;

function extrasIn({ concepts, text }: Hearing): PlanExtra[] {
  return extraOf
    .filter(([concept]) => concepts.has(concept))
    .map(([, extra]) => extra)
    .filter((extra) => extra !== "outbound" || !unwanted.test(text));
}

/** "I pay her 18 an hour, 8 hours a day", "we work 8 hours": how long somebody works, and no talk. */
const ofWork = (text: string): boolean =>
  /(?<![\p{L}])(?:an hour|hourly|per hour|por hora|la hora)(?!\p{L})/u.test(text) ||
  (/(?<!\p{L})(?:open|works?|working|shifts?|staffed|closed|pay|paid|abrimos|abiertos?|trabaj\p{L}+|atendemos|turnos?)(?!\p{L})|开门|营业|上班/u.test(
    text,
  ) &&
    !/(?<!\p{L})(?:phones?|talk(?:ing)?|calls?|on the line|minutes|usage|telefono|hablando|llamadas|linea)(?!\p{L})|电话|通话/u.test(
      text,
    ));

/** Minutes a month of minutes a day, week or month. */
function monthlyOf(minutes: number, text: string): number {
  const period = periodIn(text);
  return Math.round(
    period === "day" ? minutes * workDays : period === "week" ? minutes * workWeeks : minutes,
  );
}

/** Working days that a month is counted with, where calls are told by the day: some are holidays. */
export const workDays = 20;
/** Weeks that a month is counted with, where calls are told by the week: 20 days are four of them. */
export const workWeeks = 4;
/** Weeks of a month, on average, where the days of a week are told. */
export const weeksOfMonth = 52 / 12;

/** "6 days a week" counts no calls by the week. */
const daysOfPeriod =
  /(?<!\d)\d{1,2} ?(?:days?|dias?) ?(?:a|per|each|every|por|al|a la|de la) (?:week|wk|month|semana|mes)/g;

/** The period that a text counts by. */
export function periodIn(said: string): "day" | "week" | "month" | undefined {
  const text = said.replace(daysOfPeriod, " ");
  for (const [period, words] of Object.entries(per))
    if (patternOf(words).test(text)) return period as "day";
  return undefined;
}

/** "900 calls a month, 30 a day": the period of that figure. */
function periodBehind(text: string, calls: number): "day" | "week" | "month" | undefined {
  const behind = new RegExp(
    `(?<!\\d)${calls} ?(?:(?:phone )?calls?|llamadas?|times|veces)? ?(?:(${per.day})|(${per.week})|(${per.month}))`,
  ).exec(text);
  return behind ? (behind[1] ? "day" : behind[2] ? "week" : "month") : undefined;
}

const patternOf = remembering((source: string) => new RegExp(source));

function first(text: string, ...patterns: string[]): number | undefined {
  for (const pattern of patterns) {
    const found = patternOf(pattern).exec(text)?.[1];
    if (found !== undefined) return Math.min(Number(found), 1_000_000);
  }
  return undefined;
}
