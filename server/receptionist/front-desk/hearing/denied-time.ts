import { weekdayOf } from "#contract/calendar-date.ts";
import { englishMonths, spanishMonths } from "#server/receptionist/hearing/month.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import type { CallTime } from "../call-state.ts";

/** "I didn't say any date", "no le dije ninguna fecha", "I never asked for an appointment". */
const neverSaid =
  /\b(?:(?:didnt|did not|never|havent|have not) (?:even )?(?:say|said|ask|asked|want|wanted|mention|mentioned|give|gave|given|pick|picked|set|choose|chose)(?: (?:you|for|that|anything|about))* (?:any|an?|the|what)? ?(?:dates?|days?|time|hour|appointment)|no (?:le |les )?(?:dije|pedi|di|mencione|quise) (?:ninguna?|una?|el|la|que)? ?(?:fecha|dia|hora|cita))\b/;

const notInMonth = new RegExp(
  `^(?:no )*not? (?:in |en )?(?:${[...englishMonths, ...spanishMonths].join("|")})$`,
);

/** "I didn't say any date", "not april": words that only deny a time. */
export const deniesTime = (words: readonly string[]): boolean => {
  const said = words.join(" ");
  return neverSaid.test(said) || notInMonth.test(said);
};

/** What a message denies of the time that was taken down; undefined where it denies nothing. */
export function deniedTime(
  message: string,
  known: CallTime | undefined,
  when: When,
): CallTime | undefined {
  if (!known || when.date) return undefined;
  const said = latinWords(message).join(" ");
  if (neverSaid.test(said)) return {};
  const { date, time } = known;
  if (!date) return undefined;
  const month = Number(date.slice(5, 7)) - 1;
  const notThen = new RegExp(
    `\\b(?:not|no) (?:in |en )?(?:${englishMonths[month]}|${spanishMonths[month]})\\b`,
  );
  const refused = when.not?.includes(weekdayOf(date)) || notThen.test(said);
  return refused ? (time === undefined ? {} : { time }) : undefined;
}
