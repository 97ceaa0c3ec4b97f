import type { Language } from "#contract/receptionist.ts";
import type { Task } from "#server/receptionist/conversation.ts";
import { minutesIn } from "#server/receptionist/tasks/say-when.ts";
import { hourChosen } from "./hour-chosen.ts";
import type { TimeWindow } from "./time-window.ts";
import type { When } from "./when.ts";

const theHour =
  /^\W*(?:(?:ok|yes|then|so|and|or|i'?ll take|let'?s do|make it|maybe)\W+)*the (?:1[0-2]|[1-9])(?: (?:one|please|pls|works|then|is (?:fine|good)|sounds good))*\W*$/iu;

/** "230 pls", "4 instead", while a time is being chosen: a figure that picks an hour. */
export function withHourChosen(
  when: When,
  message: string,
  language: Language,
  task: Task | undefined,
  zone: string,
): When {
  if (task?.kind !== "booking" && task?.kind !== "change") return when;
  if (when.time !== undefined || when.nth !== undefined) return when;
  const shown = task.offered.map((slot) => minutesIn(slot, zone));
  const time = hourChosen(message, language, shown);
  // "The 1", of times on show: the hour, and not the first of the month.
  const { date, ...undated } = when;
  const ofShown = date !== undefined && theHour.test(message);
  if (ofShown && time !== undefined) return shown.includes(time) ? { ...undated, time } : when;
  return time === undefined ? when : { ...when, time };
}

/** "Before 10", "after 3 pm": the hour is a limit, and not the time itself. */
export function withWindow(when: When, window: TimeWindow, notAt: readonly number[]): When {
  const { time, ...rest } = when;
  const limit = time === window.since || time === window.until;
  return {
    ...(limit ? rest : when),
    ...window,
    ...(notAt.length > 0 && { notAt: [...notAt] }),
  };
}
