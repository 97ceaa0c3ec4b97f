import { rateIn } from "#server/receptionist/hearing/volume.ts";
import { countPutRight } from "./count-put-right.ts";
import type { FactChanges, Facts } from "./facts.ts";
import { otherSeason, seasonIn } from "./season-of-calls.ts";
import { seasonPutRight } from "./season-put-right.ts";
import { countsUnwanted, unwantedIn } from "./unwanted-calls.ts";

/**
 * What a message tells of a part of the calls: those that nobody wants, and those of another part of
 * the year. `rest`: the message without it, so that its figures count nothing else.
 * @param text small letters without accents, numbers in figures.
 * @param counting whether the volume is what is being spoken of.
 */
export function partsOfVolume(
  text: string,
  facts: Facts,
  counting: boolean,
): { changes: FactChanges; rest: string } {
  const { calls, unwanted: left } = facts;
  const changes: FactChanges = {};
  if (!counting && !volumeWords.test(text)) return { changes, rest: text };
  let rest = text;
  const unwanted = unwantedIn(rest);
  if (unwanted) {
    rest = unwanted.rest;
    const all = rateIn(rest)?.count ?? (Number(/\d+/.exec(rest)?.[0]) || calls?.value.count);
    const share = unwanted.share ?? (all ? (unwanted.count ?? 0) / all : 0);
    if (share > 0 && share < 1) changes.unwanted = share;
  } else if (left && countsUnwanted(rest)) changes.unwanted = null;
  const swapped = otherSeason(rest, facts);
  if (swapped) return { changes: { ...changes, ...swapped }, rest };
  const putRight = seasonPutRight(rest, calls?.value);
  if (putRight)
    return {
      changes: { ...changes, calls: putRight.calls, season: putRight.season },
      rest: putRight.rest,
    };
  rest = countPutRight(rest);
  const season = seasonIn(rest, calls?.value);
  if (season) {
    rest = season.rest;
    changes.season = season.season;
    if (season.calls && !calls) changes.calls = season.calls;
  }
  return { changes, rest };
}

const volumeWords =
  /\b(?:calls?|llamadas?|a day|per day|daily|a week|a month|al dia|diarias)\b|电话|来电|每[天周月]/;
