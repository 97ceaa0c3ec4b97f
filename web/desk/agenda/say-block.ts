import { agendaWords as words } from "#content/desk/agenda-words.ts";
import { shellWords } from "#content/desk/shell-words.ts";
import { dayOf, sayClock, sayDay, sayWhen } from "../ui/say-time.ts";

/** "today 2:00 pm to 4:00 pm", "Wed 25 Nov, 1:00 pm to midnight", "Thu 26 Nov, all day". */
export function sayBlock({ start, end }: { start: number; end: number }, now: number): string {
  const last = end - 1;
  const untilMidnight = dayOf(last) !== dayOf(end);
  const isOneDay = dayOf(start) === dayOf(last);
  if (untilMidnight && dayOf(start - 1) !== dayOf(start))
    return isOneDay
      ? words.allDay(sayDay(start, now))
      : shellWords.range(sayDay(start, now), sayDay(last, now));
  if (untilMidnight) {
    const until = isOneDay ? words.midnight : `${sayDay(last, now)}, ${words.midnight}`;
    return shellWords.range(sayWhen(start, now), until);
  }
  return shellWords.range(sayWhen(start, now), isOneDay ? sayClock(end) : sayWhen(end, now));
}
