import { pricedPlans } from "#content/plans.ts";
import { figuresIn } from "#server/receptionist/allowed-numbers.ts";
import type { Conversation } from "#server/receptionist/conversation.ts";
import { refusesYear } from "#server/receptionist/hearing/billing-said.ts";
import { withCallsADay } from "#server/receptionist/hearing/calls-an-hour.ts";
import { withoutDenied } from "#server/receptionist/hearing/denied-figures.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withLengths, withWholeDays } from "#server/receptionist/hearing/lengths-in-words.ts";
import { withFigures } from "#server/receptionist/hearing/numbers.ts";
import { withoutHoursOfDay } from "#server/receptionist/hearing/open-hours.ts";
import { loneNumber, periodIn, rateIn, volumeIn } from "#server/receptionist/hearing/volume.ts";
import { withScaledDays } from "#server/receptionist/hearing/week-of-calls.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { refusesCall } from "#server/receptionist/tasks/wish-words.ts";
import { bareAmount } from "./bare-amount.ts";
import { callsOfPlaces } from "./calls-of-places.ts";
import { callsOfWeek, daysOfCalls, ofRates } from "./calls-of-week.ts";
import type { Calls, FactChanges } from "./facts.ts";
import { minutesOfWeek } from "./minutes-of-week.ts";
import { otherKind } from "./other-kind.ts";
import { partsOfVolume } from "./parts-of-volume.ts";
import { scaledVolume } from "./scaled-volume.ts";
import { minutesSpokenOf, textsSpokenOf } from "./texts-spoken-of.ts";

/** Words that correct what was just said. */
export const correcting =
  /\b(no|nope|sorry|actually|wait|i meant|i mean|make it|make that|change that to|scratch that|rather|instead|correction|o+ps|whoops|my bad|my mistake|typo|mistyped|misread|miscounted|wrong number|pardon|apologies|i misspoke|misspoke|mixed (?:it|that|them) up|closer to|more like|i was wrong|got (?:it|that) wrong|perd[oó]n|disculpe|mejor|quise decir|en realidad|m[aá]s bien|me equivoqu[eé]|me confund[ií]|error m[ií]o|digo|miento)\b|不好意思|不对|不是|其实|应该是|更正|改成|[说搞弄打记写]错|口误/iu;

/** "That's weekly", "per day": a period and nothing else, which no price of ours has. */
const periodAlone =
  /^(?:[^\p{L}\p{N}]|(?:ah|oh|argh|hm+|ok|and|so|well|that|that'?s|it'?s|it|is|was|they|theyre|those are|i|should be|es|son|eso|era)(?!\p{L})|[那是都就])*(?:(?:a|per|each|every) (?:day|week)|daily|weekly|al dia|a la semana|por (?:dia|semana)|diarias?|semanales|每(?:天|周|星期)(?:的)?)(?: (?:that is|then|not (?:a|per) (?:day|week|month)|though|tho))?\W*$/iu;

/** "Monday like 230ish": an hour, and no number of calls. */
const hourOfDay =
  /(?<![a-z])(?:mon|tues?|wednes|weds?|thurs?|fri)(?:day)?s?,?(?: (?:like|at|around|about|maybe))* (?:1[0-2]|[1-9])[0-5]\d ?-?(?:ish)?(?![\d\p{L}])(?! ?(?:calls?|minutes?|mins?))/gu;

/** "Thursday 9am call please", "a 9 am call", "tues 10 call": the hour of one call, and no number of them. */
const hourOfCall =
  /(?<![\d:$])(?:1[0-2]|0?[1-9])(?::[0-5]\d)? ?(?:[ap]\.?m\.?(?= (?:quick |short |phone |video |intro )?(?:call|llamada)(?![\p{L}]))|[ap]m(?= calls(?!\p{L})))|(?<=(?<![a-z])(?:(?:mon|tues?|wednes|weds?|thurs?|fri)(?:day)?|today|tomorrow|tmrw|tmr|lunes|martes|miercoles|jueves|viernes|manana),? (?:at |a las )?)(?:1[0-2]|[1-9])(?::[0-5]\d)?(?= (?:quick |short |phone |video |intro )?(?:call|llamada)(?!\p{L}))/gu;

/**
 * The volume that a message tells, with what is known: "400 a month" after calls are calls, "a week"
 * after "no, I meant" is the period of the calls named before.
 */
export function readVolume(said: Hearing, conversation: Conversation): FactChanges {
  const heard: Hearing = {
    ...said,
    text: said.text.replace(hourOfDay, " ").replace(hourOfCall, " "),
    spelled: said.spelled.replace(hourOfDay, " ").replace(hourOfCall, " "),
  };
  const { facts, task, asking } = conversation;
  const { concepts, language } = heard;
  const swapped = swappedFigure(withFigures(heard.text, language));
  const putRight = swapped && withSwapped(swapped, facts);
  if (putRight) return putRight;
  const planning = task?.kind === "plan" || asking === "calls" || facts.calls || facts.minutes;
  const booking =
    (concepts.has("book") || task?.kind === "booking") && !refusesCall.test(heard.text);
  const texts = booking
    ? undefined
    : textsSpokenOf(withFigures(heard.spelled, language), conversation);
  if (texts !== undefined) {
    const { billing } = volumeIn(heard);
    return { texts, ...(billing && { billing }) };
  }
  const spokenOf = booking
    ? undefined
    : minutesSpokenOf(withFigures(heard.spelled, language), conversation);
  if (spokenOf !== undefined) return { minutes: spokenOf };
  const figures = withWholeDays(withLengths(withFigures(heard.text, language)));
  const own = withoutHoursOfDay(withCallsADay(withoutDenied(figures)));
  const hourly = own !== withoutDenied(withFigures(heard.text, language));
  const swappedKind = booking ? undefined : otherKind(figures, facts);
  if (swappedKind) return swappedKind;
  const bare =
    task?.kind === "plan" && !wasPrice(figures, conversation)
      ? bareAmount(withoutAccents(figures), facts)
      : undefined;
  if (bare) return bare;
  const ofWeek = booking ? undefined : minutesOfWeek(withoutAccents(figures), conversation);
  if (ofWeek !== undefined) return { minutes: ofWeek };
  const parts = booking ? undefined : partsOfVolume(own, facts, Boolean(planning));
  const text = parts?.rest ?? own;
  const told = hourly || text !== own || Object.keys(parts?.changes ?? {}).length > 0;
  const hearing: Hearing = {
    ...heard,
    // "A third are robocalls" wants no calls that go out.
    concepts: new Set(
      [...concepts].filter((one) => one !== "outbound" || !parts?.changes.unwanted),
    ),
    text: told ? text : withoutDenied(heard.text),
    spelled: told ? text : withoutDenied(withFigures(heard.spelled, language)),
  };
  const whole = readWhole(hearing, text, conversation);
  // A number of minutes that is told anew is what is to be reckoned with.
  const anew = whole.minutes && facts.unwanted ? { unwanted: null } : {};
  return { ...whole, ...anew, ...parts?.changes };
}

/** The volume of a message in which no part of it is told: "a third are spam" is read before. */
function readWhole(hearing: Hearing, text: string, conversation: Conversation): FactChanges {
  const { facts, task, asking } = conversation;
  const { concepts } = hearing;
  const volume = volumeIn(hearing);
  const changes: FactChanges = {};
  const planning = task?.kind === "plan" || asking === "calls" || facts.calls || facts.minutes;
  const booking =
    (concepts.has("book") || task?.kind === "booking") && !refusesCall.test(hearing.text);
  const period = periodIn(text);
  const corrected = correcting.test(hearing.text);
  // "Make it 15 and they're 4 min": the number beside the length of a call.
  const beside = corrected && facts.calls && lengthOfCall.test(text) && countAnew.test(text);
  const number = loneNumber(
    beside ? { ...hearing, spelled: hearing.spelled.replace(lengthOfCall, " ") } : hearing,
  );
  const lone = number !== undefined && isPrice(number, text, conversation) ? undefined : number;
  const ofDays = withScaledDays(text, facts.calls?.value.count) !== text;
  const scaled = planning && !booking && !ofDays ? scaledVolume(text, facts) : undefined;
  if (scaled) return scaled;

  const counts =
    volume.calls !== undefined ||
    rateIn(text) !== undefined ||
    (task?.kind === "plan" && ownDays.test(text) && !meeting.test(text));
  const days = asking === "days" ? lone : daysOfCalls(text, counts && !booking);
  const ofCalls = volume.calls || rateIn(text) || /\b(?:calls|llamadas)\b|电话|来电/.test(text);
  const week = booking ? undefined : callsOfWeek(text, facts, Boolean(planning || ofCalls));
  // "25 al día, de a minuto y medio, cerramos domingos".
  const eachOfRate = volume.each !== undefined && rateIn(text) !== undefined && !booking;
  if (planning || volume.calls || eachOfRate) {
    // Calls that were told by their days have them already.
    if (days !== undefined && (!facts.calls?.value.rates || volume.calls)) changes.days = days;
    // "6 days a week", of calls that are known: no other number of calls.
    const more = week || volume.calls || volume.each || volume.oneCall || rateIn(text);
    if (days !== undefined && !more && facts.calls) return changes;
  }
  // "And the texts? Maybe 600 a month".
  if (lone !== undefined && volume.calls === undefined && ofTexts.test(text) && !booking) {
    if (planning || period) return { ...changes, texts: lone };
  }

  // "No 4", while a time for a call is chosen: the hour, and no other number of calls.
  const chooses = task?.kind === "booking" || task?.kind === "change";
  const isHourOfCall =
    chooses && asking !== "calls" && !period && lone !== undefined && lone >= 1 && lone <= 12;
  const oneCall = planning && !booking ? volume.oneCall : week && volume.oneCall;
  const each = volume.each ?? oneCall ?? (aMinute.test(hearing.text) ? 1 : undefined);
  // "Our visits are 30 minutes each": no call lasts so long.
  if (each !== undefined && (planning || ofCalls)) changes.length = each;
  // "120 calls", after calls a month, are a month's too.
  // "How do you handle twelve calls at once" counts no day's calls.
  const together = concepts.has("atOnce") && !period && !concepts.has("volume");
  // "30 a day, 3 minutes each": what takes so long are calls.
  const counted =
    planning ||
    concepts.has("volume") ||
    (volume.each !== undefined && rateIn(text)?.per !== "month");
  const rate = counted && !booking ? toldRate(text, conversation) : undefined;
  if (week && rate?.per !== "month") Object.assign(changes, week);
  else if (volume.calls && !together)
    changes.calls = period
      ? volume.calls
      : { ...volume.calls, per: facts.calls?.value.per ?? volume.calls.per };
  else if (rate) changes.calls = rate;
  else if (
    planning &&
    facts.calls &&
    !volume.billing &&
    (corrected || periodAlone.test(withoutAccents(text))) &&
    period &&
    lone === undefined
  )
    changes.calls = { count: facts.calls.value.count, per: period };
  else if (
    planning &&
    lone !== undefined &&
    // "First one. Wait, is the fee negotiable", of the times on show.
    !booking &&
    !nounBehind(beside ? text.replace(lengthOfCall, " ") : text) &&
    !isHourOfCall &&
    (asking === "calls" || facts.calls)
  )
    if (asking === "calls" || corrected || period || supposes.test(text) || grows.test(text))
      changes.calls = { count: lone, per: period ?? facts.calls?.value.per ?? "day" };
  // "Maybe 12 a day", as a whole message: nothing else is counted by the day here.
  const bareRate =
    lone !== undefined && period && !nounBehind(text) && hearing.words.length <= 6 && !booking;
  if (!changes.calls && bareRate && !concepts.has("price") && !facts.calls)
    changes.calls = { count: lone, per: period };
  if (volume.minutes !== undefined && each === undefined) {
    // "Calls take five minutes", once the calls are known.
    if (facts.calls && !period && volume.minutes <= 60) changes.length = volume.minutes;
    else if (!booking && (planning || period || concepts.has("volume") || volume.minutes >= 100))
      changes.minutes = volume.minutes;
  }
  // "Make that 1900", after minutes.
  const other =
    (corrected || grows.test(text) || supposes.test(text)) &&
    lone !== undefined &&
    facts.minutes &&
    !facts.calls &&
    !nounBehind(text);
  if (other && !booking && Object.keys(changes).length === 0) changes.minutes = lone;
  if (volume.texts !== undefined) changes.texts = volume.texts;
  else if (facts.texts && noTexts.test(text)) changes.texts = null;
  if (volume.agents !== undefined) changes.agents = volume.agents;
  // "Plan for 14", after the agents were counted.
  else if (
    facts.agents &&
    !facts.calls &&
    lone !== undefined &&
    /\b(?:plan (?:for|on)|count on|think|make (?:it|that))\b/.test(text) &&
    !nounBehind(text) &&
    !period
  ) {
    changes.agents = lone;
    delete changes.calls;
  }
  const told = Object.keys(changes).length > 0;
  if (volume.billing && (told || planning || concepts.has("price") || refusesYear(text)))
    changes.billing = volume.billing;
  if (volume.extras.length > 0 && (told || task?.kind === "plan"))
    changes.extras = [...new Set([...(facts.extras?.value ?? []), ...volume.extras])];
  if (changes.calls) changes.calls = callsOfPlaces(text, changes.calls, facts.size?.value);
  if (changes.calls) changes.minutes = null;
  else if (changes.minutes) changes.calls = null;
  if (changes.minutes === null && !facts.minutes) delete changes.minutes;
  if (changes.calls === null && !facts.calls) delete changes.calls;
  return changes;
}

/** "We only work mon to thu", and not "im free tue to thu". */
const ownDays = /\b(?:we|our|only|just|that'?s|calls|abrimos|trabajamos)\b|我们/;
const meeting = /\b(?:free|available|around|meet|talk|you|u|libre)\b/;

const countAnew =
  /\b(?:make (?:it|that)|change (?:it|that) to|i (?:meant|mean)|more like|sorry|son|digo) (?:about |like |unas )?\d{1,5}(?!\d| ?(?:min|hour|seg|sec))/u;
const lengthOfCall = /\d+(?:\.\d+)? ?(?:minutes?|mins?|minutos?|分钟)/u;
const aMinute =
  /\b(?:a|1) (?:minute|min)(?: or so| tops| max)?,? (?:each|a call|per call|long|apiece|a pop)|\b(?:a|1) (?:minute|min) (?:tops|max|at (?:the )?most|or less|if that)\b|\b(?:calls?|they(?:'?re)?|each)\b[^.?!]{0,30}\b(?:like|about|around|maybe|just|only|under|takes?|lasts?|of|is|are) a minute\b(?! and)|un minuto cada|每[个通]一分钟/;

/** "40 a day", "so like 350 a month", of calls that are being counted. */
function toldRate(text: string, conversation: Conversation): Calls | undefined {
  const rate = rateIn(text);
  if (!rate || ofTexts.test(text) || isPrice(rate.count, text, conversation)) return undefined;
  return rate;
}

/** "161 a month?", after "$161 a month": money, and no calls. */
function isPrice(figure: number, text: string, { lines }: Conversation): boolean {
  if (!/(?:a|per|al|por) (?:month|mes|year|ano)|每月/.test(text)) return false;
  const said = lines.flatMap(({ who, text }) => (who === "assistant" ? figuresIn(text) : []));
  const printed = pricedPlans.flatMap(({ price }) => [price.annual, price.monthly]);
  return printed.includes(figure) || said.includes(`$${figure}`);
}

/** "And 495?", of an amount of money that was told. */
const wasPrice = (text: string, { lines }: Conversation): boolean =>
  lines.some(
    ({ who, text: told }) =>
      who === "assistant" &&
      (text.match(/\d+/g) ?? []).some((figure) => figuresIn(told).includes(`$${figure}`)),
  );

interface Swapped {
  from: number;
  to: number;
}

/** "53 not 35", "not 35 but 53", "no 35 sino 53", "不是35是53". */
function swappedFigure(text: string): Swapped | undefined {
  const forward =
    /(\d+)(?: calls?| llamadas?)?(?: (?:a|per|al|por) (?:day|week|month|dia|semana|mes))?[, ]+(?:and )?(?:not|no|instead of|rather than|en vez de) (\d+)|(\d+)[个，, ]*不是(\d+)/.exec(
      text,
    );
  if (forward)
    return { to: Number(forward[1] ?? forward[3]), from: Number(forward[2] ?? forward[4]) };
  const back =
    /(?:not|no) (\d+)[,.]? (?:but|its|sino|es|son)? ?(\d+)|不是(\d+)[个，, ]*(?:而)?是(\d+)/.exec(
      text,
    );
  if (back) return { from: Number(back[1] ?? back[3]), to: Number(back[2] ?? back[4]) };
  return undefined;
}

/** The fact that holds the wrong figure, with the right one. */
function withSwapped({ from, to }: Swapped, facts: Conversation["facts"]): FactChanges | undefined {
  const calls = facts.calls?.value;
  if (calls?.rates?.some(({ count }) => count === from))
    return ofRates(calls.rates.map((one) => (one.count === from ? { ...one, count: to } : one)));
  if (calls?.count === from) return { calls: { count: to, per: calls.per } };
  for (const name of ["length", "minutes", "texts", "agents"] as const)
    if (facts[name]?.value === from) return { [name]: to };
  return undefined;
}

/** "What if it's more like 5", "otherwise 15", of calls that were reckoned with. */
const supposes =
  /^\W*(?:(?:and|or|ok|so|well|y|o) )*(?:what if|otherwise|if its|call it|make it|let'?s say|let us say|put(?: it at)?|go with|assume|digamos|pongamos|only|just|maybe|more like|less|say|like|about|around|rather|suppose|y si|si son|mas bien|como|solo)\b(?:[^.?!]{0,30})\d+\W*$/;

/** "If it grows to 6000", "si sube a 500", "如果涨到6000". */
const grows =
  /\b(?:if|when|once|say|suppose) (?:it|we|that|this|they|volume|business) (?:ever )?(?:grows?|goes|gets?|becomes?|rises?|jumps?|increases?|reach(?:es)?|hits?|climbs?)(?: up)?(?: to)? \d|\b(?:if|when|say|suppose) (?:i|we) (?:use|need|hit|go to|get to|have|make|take) \d|\bsi (?:uso|usamos|gasto|crece|sube|aumenta|llega|llegamos|subimos)\w*(?: hasta| a)+ \d|(?:如果|要是|万一|假如|以后).{0,8}(?:到|变成|成)\d/;

/** What a number counts that stands in another sentence. */
const ofTexts =
  /(?<!\p{L})(?:the |los |and |of )?(?:texts|text messages|sms|mensajes de texto)(?!\p{L})|短信/u;

/** "And no texts after all". */
const noTexts =
  /\b(?:no|without|drop|skip|forget|minus|not) (?:any |the )?(?:texts?|sms|text messages|texting)\b|(?<!\p{L})(?:sin|no|quit[ea]\p{L}*|olvid\p{L}*) (?:los |las )?(?:mensajes|sms|textos)(?!\p{L})|(?:不要|不用|不发|去掉)短信/u;

/** A number that counts something else than calls. */
const nounBehind = (text: string) =>
  /\d\s*(?:am|pm|o'?clock|:\d|minutes?|mins?|minutos?|texts?|sms|agents?|agentes?|people|chairs?|days?|hours?|weeks?|months?|years?|offices?|locations?|shops?|stores?|branches|doctors?|dentists?|lawyers?|attorneys?|trucks?|employees|staff|rooms?|d[ií]as?|horas?|semanas?|meses|a[nñ]os?|sucursales|oficinas|lines?|st|nd|rd|th|dollars?|%|分钟|条|号|点|月|日|天|周|家|个人|位|个?(?:智能体|代理|座席))|[$:]\s?\d/.test(
    text,
  );
