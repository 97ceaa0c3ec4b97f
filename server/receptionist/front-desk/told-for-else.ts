import type { When } from "#server/receptionist/hearing/when.ts";
import type { CallTime } from "./call-state.ts";
import { isOfTime, type SaidPart } from "./hearing/said-parts.ts";
import { saysOnlyTime } from "./hearing/time-told.ts";

/** Words with which a time is chosen, offered or put right. */
const chooses =
  /(?<!\p{L})(?:actually|instead|rather|better|best|prefer\p{L}*|make it|change|chang\p{L}*|move|moved|switch|push|swap|resched\p{L}*|can|could|would|lets|let['’]?s|how about|what about|(?<=^|\b(?:or|maybe|so) )say|works?|suits?|fine|ok|okay|good|great|free|available|open|sorry|wait|mean|meant|scratch|forget|different|another|other|or|come|coming|visit|book|put me|see (?:me|us|you)|need|want|must|have to|mejor|cambi\p{L}*|mueva|prefiero|puede|podr[ií]a|puedo|perd[oó]n|digo|quise|otro|vengo|voy|paso|quiero|necesito|tiene que)(?!\p{L})|改|换|行|可以|方便|不|还是|想|要|来/iu;

/**
 * Whether the day of a message belongs to something else that it tells ("wedding is june 6",
 * "papers say the 26th"), once the time of the visit is known with day and hour.
 */
export function isToldForElse(
  known: CallTime | undefined,
  { date, time }: Pick<When, "date" | "time">,
  parts: readonly SaidPart[],
): boolean {
  if (!known?.date || known.time === undefined) return false;
  // An hour is one of the visit more often than not: "8:30 and 3 of us".
  if (date === undefined || time !== undefined) return false;
  const timely = parts.filter(
    ({ words, han }) => words.some((word) => isOfTime(word) || /^\d/.test(word)) || han,
  );
  return (
    timely.length > 0 &&
    timely.every(({ text, asks }) => !asks && !chooses.test(text) && !saysOnlyTime(text))
  );
}
