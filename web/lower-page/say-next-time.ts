import { nextTime } from "#content/quick-ways.ts";
import type { SlotMonth } from "#contract/booking.ts";
import { sayDay, sayTime } from "#contract/say-time.ts";

/** Days ahead for which the weekday alone is unambiguous. */
const thisWeek = 6;
const day = 86_400_000;

/** "Next: Tue 9:00 am, with Nora" of the first free time; undefined where none is free. */
export function sayNextTime({ days, zone }: SlotMonth, now: number): string | undefined {
  for (const { date, slots } of days) {
    const free = slots.find(({ state }) => state === "open");
    if (!free) continue;
    const [weekday = "", ...rest] = sayDay(date, "short").split(" ");
    const near = Date.parse(free.start) - now < thisWeek * day;
    const when = near ? weekday : `${weekday} ${rest.join(" ")}`;
    return nextTime.next(`${when} ${sayTime(free.start, zone)}`);
  }
  return undefined;
}
