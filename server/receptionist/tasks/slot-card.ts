import { pages } from "#content/pages.ts";
import { phrases } from "#content/receptionist/languages.ts";
import { dateIn } from "#contract/calendar-date.ts";
import type { Card } from "#contract/receptionist.ts";
import { sayDay, sayTime } from "#contract/say-time.ts";
import type { OpenDay } from "#server/receptionist/actions.ts";
import { sayStart } from "./say-when.ts";
import type { Step } from "./step.ts";

/** Number of other days offered next to the shown one. */
const otherDays = 2;

/** A card with the times of one day and buttons for the next days. */
export function slotCard(
  date: string,
  slots: readonly string[],
  days: readonly OpenDay[],
  { actions, hearing }: Pick<Step, "actions" | "hearing">,
): Card {
  const { language } = hearing;
  const words = phrases[language].booking;
  const severalDays = new Set(slots.map((start) => dateIn(start, actions.zone))).size > 1;
  return {
    kind: "slots",
    title: sayDay(date, "long", language),
    slots: slots.map((start) => ({
      start,
      label: severalDays
        ? sayStart(start, actions.zone, language)
        : sayTime(start, actions.zone, language),
      full: sayStart(start, actions.zone, language),
    })),
    days: days
      .filter((one) => one.date > date)
      .slice(0, otherDays)
      .map((one) => ({ date: one.date, label: sayDay(one.date, "long", language) })),
    month: { label: words.month, href: pages.booking.path },
    hold: words.hold,
  };
}

/** At most `limit` times, from the whole of the day. */
export function spread(slots: readonly string[], limit: number): string[] {
  if (slots.length <= limit) return [...slots];
  return Array.from(
    { length: limit },
    (_, index) => slots[Math.round((index * (slots.length - 1)) / (limit - 1))] ?? "",
  );
}
