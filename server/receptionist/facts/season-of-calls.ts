import { periodIn } from "#server/receptionist/hearing/volume.ts";
import type { Calls, FactChanges, Facts, SeasonCalls } from "./facts.ts";

/** Words for a part of the year. "Busy" and "slow" alone may say anything. */
export const ofSeason =
  /(?<!\p{L})(?:(?:off[- ]?)?seasons?|summers?|winters?|spring(?:time)?|autumn|in (?:the )?fall|peak(?: months?| time)?|(?:slow(?:er|est)?|quiet(?:er)?|busy|busier|busiest|dead|off|cold|hot|warm|other) (?:months?|seasons?|times?|period)|slow in|holidays|(?:in|during|around) (?:jan|feb|mar|apr|june?|july?|aug|sept?|oct|nov|dec)|christmas|xmas|thanksgiving|(?:tax|flu|wedding|storm|hail) (?:season|time)|(?:in|during|around) (?:january|february|march|april|may|june|july|august|september|october|november|december)|temporada|veranos?|inviernos?|primavera|otono|meses (?:\p{L}+ )?(?:bajos|altos|flojos|tranquilos|buenos)|navidad)(?!\p{L})|旺季|淡季|夏[天季]|冬[天季]|春[天季]|秋[天季]|忙的?(?:时候|月份)|闲的?(?:时候|月份)/u;
/** What is left of the year. */
const ofOthers =
  /(?<!\p{L})(?:otherwise|the rest|rest of the (?:year|time)|other months|other times|normally|el resto|los? (?:demas|otros) meses|fuera de (?:ella|eso)|normalmente|si no)(?!\p{L})|其他(?:时候|月份|时间)?|其余|平时|平常/u;
const slow =
  /(?<!\p{L})(?:slow(?:er|est)?|quiet(?:er)?|dead|off[- ]?season|out of season|baja|fuera de temporada|flojos|tranquilos)(?!\p{L})|淡季|闲/u;

/** A figure that counts calls, and nothing else. */
export const figure =
  /(?<![\d$.:-])(\d{1,6})(?![\d.:]| ?-? ?\d| ?(?:%|percent|am|pm|minutes?|mins?|minutos?|seconds?|secs?|hours?|horas?|texts?|sms|messages|mensajes|agents?|agentes?|days?|dias?|weeks?|months?|years?|meses|people|employees|chairs?|crews?|trucks?|vans|offices?|locations?|shops?|stores?|lawyers?|attorneys?|doctors?|dentists?|rooms?|tables?|lines?|personas|empleados|oficinas|sucursales|分钟|条|个人|家|天|周|月|点|年)(?!\p{L}))/u;
const between =
  /[,;.，。；\n]+(?=\s|\D|$)|\s(?:and|but|y|pero|while|mientras)\s|但是?|而|\s(?=(?:summers?|winters?|spring|autumn|off[- ]?season|verano|invierno)(?: (?:is|its|about|like|maybe|more like|son|como|unas))* \d)/gu;

/** The calls of another part of the year, and the message without them. */
export interface SeasonTold {
  season: SeasonCalls;
  /** The calls that were told before them in the message. */
  calls?: Calls;
  rest: string;
}

interface Piece {
  text: string;
  count: number | undefined;
  season: boolean;
  others: boolean;
}

/**
 * "60 a day in season, 20 otherwise", "500 a month, slow in winter, maybe 200 then": the calls that
 * were told second are those of another part of the year.
 * @param text small letters without accents, numbers in figures.
 * @param known the calls that were told before; those of a season stand beside them.
 */
export function seasonIn(text: string, known: Calls | undefined): SeasonTold | undefined {
  if (!ofSeason.test(text)) return undefined;
  const pieces: Piece[] = [];
  for (const said of text.split(between)) {
    const last = pieces.at(-1);
    const count = figure.exec(said)?.[1];
    const own = { season: ofSeason.test(said), others: ofOthers.test(said) };
    // "Slow in winter, maybe 200 then": the season stands in the piece before its number.
    const carried =
      last &&
      last.count === undefined &&
      (last.season || last.others) &&
      !own.season &&
      !own.others;
    pieces.push({
      text: said,
      count: count === undefined ? undefined : Number(count),
      season: own.season || (carried === true && last.season),
      others: own.others || (carried === true && last.others),
    });
  }
  const counted = pieces.filter(({ count }) => count !== undefined);
  const [first, second] = counted;
  if (!first || counted.length > 2) return undefined;
  const told = second ?? (known ? first : undefined);
  const tagged = second ? first.season || second.season : first.season;
  if (!told?.count || !tagged) return undefined;
  // "60 calls in summer, and 20 of them want Spanish".
  if (second && !second.season && !second.others) return undefined;
  const per = periodIn(told.text) ?? periodIn(first.text) ?? known?.per ?? "day";
  return {
    season: { count: told.count, per, of: ofSeason.exec(told.text)?.[0] ?? "" },
    ...(second &&
      first.count && { calls: { count: first.count, per: periodIn(first.text) ?? per } }),
    rest: text.replace(told.text, told.text.replace(figure, " ")),
  };
}

/** "In the slow months": asks about the other part of the year, without a number of its own. */
export const asksOfSeason = (text: string): boolean =>
  !/\d/.test(text) &&
  !changesThen.test(text) &&
  (ofSeason.test(text) || ofOthers.test(text) || slow.test(text));

/** "Can we switch plans between seasons", "can i pause it in winter": no sum is asked for. */
const changesThen =
  /(?<!\p{L})(?:switch|change|changing|swap|pause|pausing|cancel|quit|stop|freeze|suspend|hold|leave|downgrade|upgrade|drop|turn (?:it )?(?:off|down)|get out|locked|contract|trial|closed?|open|cambi(?:ar|o|amos)|paus(?:ar|o)|cancel(?:ar|o)|suspend(?:er|o)|dejar|contrato)(?!\p{L})|换|暂停|取消|停/u;

const takes =
  /\b(?:use|take|go with|go by|count|reckon with|plan for|usa|use|tome|con)\b.{0,20}\b(?:number|figure|one|calls|volume|months|numero|cifra)\b|按.{0,4}算/u;

/** "Use the summer number": the season that stood beside becomes the one to reckon with. */
export function otherSeason(text: string, { calls, season }: Facts): FactChanges | undefined {
  if (!calls || !season?.value.of || !takes.test(text)) return undefined;
  if (!text.includes(season.value.of)) return undefined;
  const { count, per } = season.value;
  return { calls: { count, per }, season: { ...calls.value, of: "" } };
}
