import { withoutPrivateNumbers } from "#server/receptionist/hearing/kept-words.ts";
import { hasChinese, latinWords } from "#server/receptionist/hearing/words.ts";
import { isKnown } from "./call-questions.ts";
import { sayTime } from "./call-time.ts";
import type { CallTurn } from "./call-turn.ts";
import { shortened } from "./hearing/fact-text.ts";
import type { HeardFacts } from "./hearing/hear-facts.ts";
import { isHowMany } from "./hearing/not-a-time.ts";
import { withOwnHours } from "./hearing/own-hours.ts";
import { refusesBooking } from "./hearing/refused.ts";
import { isBare, type SaidPart } from "./hearing/said-parts.ts";
import { saysMostlyTime, saysOnlyTime } from "./hearing/time-told.ts";
import { tellsPast } from "./hearing/told-times.ts";
import { valuesIn } from "./hearing/values-said.ts";

const apart = (latin: string, han: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${latin})(?![\\p{L}\\d])|${han}`, "iu");

/** "Before 10", "after work", "mornings": which hours of a day suit. */
const ofHours =
  "after|before|between|until|till|past|later|earlier|early|latest|mornings?|afternoons?|evenings?|nights?|noon(?:ish)?|midday|lunch(?:time)?|breakfast|first thing|end of (?:the )?day|any ?time|whenever|all day|despu[eé]s|antes|entre(?! semana)|hasta|a partir|temprano|tempranito|tardes?|noches?|(?:la|las|por la|en la) ma[nñ]anas?|mediod[ií]a|saliendo|todo el d[ií]a|cualquier hora|\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m)?(?:-?ish)?";
const ofHoursHan =
  "[前后]|上午|下午|晚上|今晚|早上|中午|全天|都在家|\\d点|[一二两三四五六七八九十]点";
const limitsHours = apart(ofHours, ofHoursHan);

/** Any word of when somebody can come. */
const tellsWhen = apart(
  `${ofHours}|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?|days?|today|tonight|tomorrow|tmrw|weekdays?|weekends?|weeks?|asap|soon(?:er|est)?|right (?:now|away)|hours?|minutes?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|d[ií]as?|hoy|ma[nñ]ana|semanas?|pronto|cuando`,
  `${ofHoursHan}|周|星期|礼拜|[今明后]天|平时|平日|尽快|越快越好|随时|马上|什么时候都`,
);

/** Words that say no more of a time than that it suits. */
const beside = /^(?:any|some|day|days|time|sometime|anytime|it|one|now|right|away|there)$/;

/** "Any day but monday", "cuando puedan": a part with nothing in it but a wish for a time. */
const isOnlyTime = (part: SaidPart): boolean =>
  saysOnlyTime(part.text) ||
  /^(?:any day|anytime|any time|whenever|asap|as soon as|the sooner|cualquier d[ií]a|cuando|lo antes|lo m[aá]s|cuanto antes)(?!\p{L})|^(?:越快越好|尽快|随时|什么时候都|除了)/iu.test(
    part.text,
  );

/** "Mornings are best for me", "salgo a las 3": a part that mostly tells when somebody can come. */
const tellsTime = (part: SaidPart): boolean =>
  isOnlyTime(part) ||
  (!part.asks && (saysMostlyTime(part.text) || withOwnHours(part.text) !== part.text));

/**
 * Keeps what the caller says of the time as long as no hour is chosen: "weekday mornings", "any day
 * but monday". It stands on the slip until then.
 * @param asked The field that was asked for.
 * @returns The parts it keeps.
 */
export function keepTimeWords(
  turn: CallTurn,
  { when, parts, facts }: HeardFacts,
  asked: string | undefined,
): string[] {
  const { state, desk } = turn;
  const field = desk.fields.find(({ kind }) => kind === "when");
  if (!field) return [];
  if (isKnown(turn, field)) {
    delete state.timeWords;
    return [];
  }
  const date = state.facts[field.name]?.when?.date;
  // An hour that was named and not taken: nobody is there then.
  const refused =
    when.time !== undefined && !when.either && state.facts[field.name]?.when?.time === undefined;
  // What bounds the hours stands here, also where a line of words took the whole answer.
  const bounds = asked === field.name && (when.since ?? when.until) !== undefined;
  const held = Object.values(facts).flatMap(({ text }) => text ?? []);
  const told = refused
    ? []
    : parts.filter(
        (part) =>
          tellsWhen.test(part.text) &&
          !tellsPast(part.text) &&
          !ofAge.test(part.text) &&
          !refusesBooking(part.text) &&
          !isHowMany(part.text) &&
          !(part === parts[0] && greeting.test(part.text)) &&
          (part.han !== "" || !isBare(part.words.filter((word) => !beside.test(word)))) &&
          !held.some((one) => (!bounds && one.includes(part.text)) || counts(part.text, one)) &&
          (asked === field.name
            ? !part.asks || isOnlyTime(part)
            : Object.keys(when).length > 0 && tellsTime(part)),
      );
  const texts = told.map(({ text }) => text);
  const words = withoutPrivateNumbers(texts.join(", "));
  const rest = date ? withoutDays(words) : words;
  if (rest) state.timeWords = shortened(rest);
  else if (refused) delete state.timeWords;
  return texts;
}

/** "Turning 65 in May". */
const ofAge = /(?<!\p{L})(?:turn(?:s|ed|ing)?|cumpl\p{L}{1,5}) \d{1,3}(?!\d)/iu;

/** "Morning. I'm the one who orders". */
const greeting = /^(?:good )?(?:morning|afternoon|evening)$/i;

/** "Mesa para 8", once eight people are known. */
const counts = (text: string, fact: string) =>
  /^\d+$/.test(fact) && latinWords(text).includes(fact);

/** "Tomorrow before 10" → "before 10", beside the date; empty where only the day was said. */
function withoutDays(words: string): string {
  return words
    .split(", ")
    .map((piece) =>
      valuesIn(piece)
        .filter(({ kind }) => kind === "day")
        .reduceRight(
          (all, { from, to }) =>
            `${all.slice(0, from)}${hasChinese(all) ? "" : " "}${all.slice(to)}`,
          piece,
        )
        .replace(/\s+/g, " ")
        .replace(edges, "")
        .trim(),
    )
    .filter((piece) => limitsHours.test(piece))
    .join(", ");
}

const joints = "(?:or|and|on|for|the|this|next|o|y|el|los|de|para|maybe|sometime|but|pero)";
const edges = new RegExp(
  `^(?:[\\s,;]|${joints}(?!\\p{L}))+|(?:[\\s,;]|(?<!\\p{L})${joints})+$`,
  "giu",
);

const namesDay = (words: string) => valuesIn(words).some(({ kind }) => kind === "day");

/** The time as it stands on the slip: the day, and what is known of the hour; empty where nothing is. */
export function timeOnSlip({ state, language }: CallTurn, name: string): string {
  const when = state.facts[name]?.when ?? {};
  const time = sayTime(when, language);
  const words = state.timeWords ?? "";
  // "Friday the 9th", which is no friday: the day is still to be found.
  const more = when.time === undefined || (!when.date && namesDay(words)) ? words : "";
  return [time, more].filter(Boolean).join(language === "zh" ? "，" : ", ");
}
