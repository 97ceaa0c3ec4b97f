import { englishMonths, spanishMonths } from "#server/receptionist/hearing/month.ts";
import { periodIn } from "#server/receptionist/hearing/volume.ts";
import type { Calls, SeasonCalls } from "./facts.ts";
import { figure, ofSeason } from "./season-of-calls.ts";

const correct =
  "(?:no|nope|wait|sorry|oops|whoops|actually|ay|uy|perdon|espere|my bad|hold on|hang on|digo|miento|scratch that)";
const small =
  "(?: ?(?:just|only|like|is|was|for|in|at|during|around|over|the|our|about|solo|nomas|en|la|el|los|las|por|durante))*";
const timeOfYear = new RegExp(
  `${ofSeason.source}|(?<![a-z])(?:when|cuando|${[...englishMonths, ...spanishMonths].join("|")}|(?:tax|flu|wedding|hail|storm|holiday|peak|busy|high|rush) (?:season|time|weeks?|days)|christmas|thanksgiving|alta)(?![a-z])`,
  "u",
);

/** "No sorry thats summer": the calls that were told are those of a part of the year. */
const wasOfSeason = new RegExp(
  `^\\W*(?:(?:ah|oh|um|ok)\\W+)*${correct}(?:\\W+${correct})*\\W+(?:that['’]?s|that is|that was|those (?:are|were)|it['’]?s|it was|eso (?:es|era|fue)|es[oa]s (?:son|eran))${small}\\s+(?<season>[^,.;!?]+)[,.;!?]+(?<rest>.+)$`,
  "u",
);

const some = "(?: ?(?:its|it is|more like|like|about|around|say|maybe|son|es|como|unas|mas bien))*";
const counted =
  "(?: ?(?:calls|llamadas|a day|a week|a month|per day|per week|al dia|a la semana|al mes))*";
/** "No sorry 15, 30 is when its freezing": the first figure is the one to reckon with. */
const figureOfSeason = new RegExp(
  `(?<!\\p{L})${correct}(?:\\W+${correct})*\\W+${some} ?(?<now>\\d{1,5})${counted}[\\s,.;-]+(?:and |but |the |y |pero )?(?<then>\\d{1,5})${counted} ?(?:is|was|are|were|its|es|era|son|eran)(?<season>${small} [^.?!,;\\d]+)`,
  "u",
);

/** Calls that were put right, since those that were told first are of another part of the year. */
export interface PutRight {
  calls: Calls;
  season: SeasonCalls;
  /** The message without both. */
  rest: string;
}

/**
 * "60 calls a week", then "no sorry thats summer. 30 a week"; "30 calls a week. no sorry 15, 30 is when
 * its freezing". The calls that are told last are reckoned with, the others stand beside them.
 * @param text small letters without accents, numbers in figures.
 */
export function seasonPutRight(text: string, known: Calls | undefined): PutRight | undefined {
  const before = known && !known.rates ? wasOfSeason.exec(text)?.groups : undefined;
  if (known && before && timeOfYear.test(before.season ?? "") && !/\d/.test(before.season ?? "")) {
    const rest = before.rest ?? "";
    const count = Number(figure.exec(rest)?.[1]);
    if (!count || count === known.count) return undefined;
    return {
      calls: { count, per: periodIn(rest) ?? known.per },
      season: { count: known.count, per: known.per, of: ofSeason.exec(text)?.[0] ?? "" },
      rest: rest.replace(figure, " "),
    };
  }
  const found = figureOfSeason.exec(text);
  const { now, then, season = "" } = found?.groups ?? {};
  if (!found || !timeOfYear.test(season)) return undefined;
  const opening = text.slice(0, found.index);
  const told = new RegExp(`(?<![\\d$.:])${then}(?![\\d.:])`, "u").test(opening);
  if (!told && known?.count !== Number(then)) return undefined;
  const per = periodIn(found[0]) ?? periodIn(opening) ?? known?.per ?? "day";
  return {
    calls: { count: Number(now), per },
    season: { count: Number(then), per, of: ofSeason.exec(season)?.[0] ?? "" },
    rest: `${opening.replace(`${then}`, " ")} ${text.slice(found.index + found[0].length)}`,
  };
}
