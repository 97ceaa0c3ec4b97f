import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import { addDays, dateIn, weekdayOf } from "#contract/calendar-date.ts";
import { sayDay } from "#contract/say-time.ts";
import type { OpenDay } from "#server/receptionist/actions.ts";
import type { Choosing } from "#server/receptionist/conversation.ts";
import { anyMonth } from "#server/receptionist/hearing/month.ts";
import { anyDay } from "#server/receptionist/hearing/weekday.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import type { Step } from "./step.ts";

const dayNamed = new RegExp(`(?<![a-z])(?:${anyDay})(?![a-z])|周|星期|礼拜`, "iu");
/** Shows that a day of another week is meant. */
const later = new RegExp(
  String.raw`\b(?:next|following|week|weeks)\b|\d{1,2}(?:st|nd|rd|th)\b|\b(?:the|el|de|march|april|marzo|abril) \d|que viene|pr[oó]xim|semana|下(?!午)|\d(?:号|日|\/)|\d (?:of |de )?(?:${anyMonth})`,
  "iu",
);

/**
 * The day that is meant by a time, and the one before it on which nothing is open any more: of
 * "thursday", said on a thursday that is full, the next; of two days the one that is open.
 */
export function dayMeant(
  { wanted, offered, start }: Choosing,
  step: Step,
  open: readonly OpenDay[],
): { when: When; full?: string } {
  const { when, actions, original, choice } = step;
  if (choice || !when.date) return { when };
  const today = dateIn(actions.now(), actions.zone);
  const spoken = start ?? offered[0];
  const before = wanted.date ?? (spoken && dateIn(spoken, actions.zone));
  // After a day of next week "thursday" is the one of that week.
  const ofThatWeek = before !== undefined && before > addDays(today, (7 - weekdayOf(today)) % 7);
  const week = wanted.from ?? (ofThatWeek ? before : undefined);
  const inWeek = weekdayOfWanted(week, when.date, original);
  if (inWeek) return { when: { ...when, date: inWeek } };
  const isOpen = (date: string) => open.some((day) => day.date === date);
  const passed =
    when.date === addDays(today, 7) &&
    !ofThatWeek &&
    when.date !== before &&
    !isOpen(today) &&
    dayNamed.test(original) &&
    !later.test(original);
  const first = passed ? today : when.date;
  if (when.or && when.or !== first && !isOpen(first) && isOpen(when.or))
    return { when: { ...when, date: when.or }, full: first };
  return passed ? { when, full: today } : { when };
}

/** "In two weeks", then "tuesday": the one of the week that was wished for. */
function weekdayOfWanted(from: string | undefined, date: string, said: string) {
  if (!from || date >= from || !dayNamed.test(said) || later.test(said)) return undefined;
  if (/\bthis\b|(?<!\p{L})este(?!\p{L})|这/iu.test(said)) return undefined;
  const monday = addDays(from, -((weekdayOf(from) + 6) % 7));
  const day = addDays(monday, (weekdayOf(date) + 6) % 7);
  return day > date ? day : undefined;
}

/** "Nothing is open Thursday 12 March." */
export const sayFull = (date: string, { hearing: { language } }: Step): string =>
  turnPhrases[language].time.full(sayDay(date, "long", language));
