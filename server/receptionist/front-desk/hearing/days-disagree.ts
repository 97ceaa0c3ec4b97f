import { weekdayOf } from "#contract/calendar-date.ts";
import { anyMonth } from "#server/receptionist/hearing/month.ts";
import { spokenDate } from "#server/receptionist/hearing/spoken-date.ts";
import { anyDay } from "#server/receptionist/hearing/weekday.ts";

const weekday = `(?:${anyDay})`;
const near = "(?:day after tomorrow|tomorrow|today|pasado manana|manana|hoy)";
const dated = `(?:(?:${anyMonth})\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?|(?:the|el|dia) \\d{1,2}(?:st|nd|rd|th)?(?: (?:of|de) (?:${anyMonth}))?)(?![\\d:])`;
/** What may stand between two names of one day: anything else names two days. */
const same =
  "(?:[ ,]+(?:like|so|meaning|i mean|ie|thats|that is|which is|it is|its|is|the|this|este|es|o sea|osea|de|en|for))*[ ,]+";

const pairs = [
  [weekday, near],
  [near, weekday],
  [weekday, dated],
  [dated, weekday],
  [near, dated],
].map(
  ([one, other]) =>
    new RegExp(`(?<![a-z])(?<one>${one})(?![a-z])${same}(?<other>${other})(?![a-z])`),
);

/**
 * Two days by which one and the same is meant, and which are not the same: "this thursday, like the
 * day after tomorrow", said on a thursday. YYYY-MM-DD both.
 * @param text Small letters, numbers in figures.
 */
export function daysThatDisagree(
  text: string,
  today: string,
): readonly [string, string] | undefined {
  for (const pattern of pairs) {
    const { one = "", other = "" } = pattern.exec(text)?.groups ?? {};
    const days = [one, other].map((name) => spokenDate(name, today)).sort();
    const [first, second] = days;
    if (!first || !second || first === second) continue;
    // Any week has a thursday: the date says which one is meant.
    const named = spokenDate([one, other].find((name) => !isWeekday.test(name)) ?? "", today);
    const [day] = [one, other].filter((name) => isWeekday.test(name));
    const meant = day && spokenDate(day, today);
    if (named && meant && weekdayOf(named) === weekdayOf(meant)) continue;
    return [first, second];
  }
  return undefined;
}

/** "Hoy es martes", "tomorrow is wednesday not friday": what the caller takes a day for. */
const claim = new RegExp(
  `(?<![a-z])(?<near>${near})(?: is|s| es|,? cae)(?: (?:a|el|already|ya))? (?<day>${weekday})(?![a-z])(?:,? (?:not|no) (?:el )?${weekday})?,?(?: (?:right|no|verdad|isnt it|isn't it)(?![a-z]))?\\W*`,
  "g",
);

/** A text without what is claimed of the calendar, and whether the calendar says otherwise. */
export function withoutDayClaims(text: string, today: string): { rest: string; wrong: boolean } {
  let wrong = false;
  const rest = text.replace(claim, (_, ...more) => {
    const { near: one = "", day = "" } = more.at(-1) as Record<string, string>;
    const date = spokenDate(one, today);
    const named = spokenDate(day, today);
    if (date && named && weekdayOf(date) !== weekdayOf(named)) wrong = true;
    return " ";
  });
  return { rest, wrong };
}

const isWeekday = new RegExp(`^${weekday}$`);
