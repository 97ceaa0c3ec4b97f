import { addDays, weekdayOf } from "#contract/calendar-date.ts";
import type { Language, Persona } from "#contract/receptionist.ts";
import { sayDay } from "#contract/say-time.ts";
import type { When } from "#server/receptionist/hearing/when.ts";
import type { CallTime } from "./call-state.ts";

/** The business's day, and where it is now on the caller's clock. */
export interface BusinessClock {
  opens: number;
  closes: number;
  /** YYYY-MM-DD. */
  today: string;
  /** Minutes after midnight. */
  now: number;
}

/** Minutes before closing in which nothing begins. */
export const lastStart = 30;

/** Takes opening hours from the visitor's sentence; a day that ends before it begins has none. */
export function businessClock(
  { opens, closes }: Persona,
  today: string,
  now: number,
): BusinessClock {
  return opens < closes ? { opens, closes, today, now } : { opens: 0, closes: 1440, today, now };
}

/** Adds the time in this message to what is already known of it. `evening`: a meal of the evening. */
export function mergeTime(
  before: CallTime | undefined,
  when: When & { early?: true },
  clock: BusinessClock,
  evening = false,
): CallTime {
  const date = when.date ?? before?.date;
  const time =
    when.time === undefined || when.early
      ? (when.time ?? before?.time)
      : stillToCome(date, withinDay(when.time, clock, evening), clock);
  return { ...(date && { date }), ...(time !== undefined && { time }) };
}

/** "At seven" means the evening when the business is closed at that hour of the morning. */
function withinDay(time: number, { opens, closes }: BusinessClock, evening: boolean): number {
  const late = time + 720;
  // "Dinner at 7" is no breakfast, whatever the hours are.
  if (evening && time >= 240 && time < 720) return late;
  if (time >= opens && time < closes) return time;
  return time < 720 && late >= opens && late < closes ? late : time;
}

/** "Today at 9", said at ten by somebody who may come until eleven: nine in the evening. */
function stillToCome(date: string | undefined, time: number, clock: BusinessClock): number {
  const late = time + 720;
  const isOver = date === clock.today && time < 720 && time <= clock.now;
  return isOver && late <= clock.closes - lastStart ? late : time;
}

/** Whether somebody is there, and the hour is still to come. */
export function standing(
  { date, time }: CallTime,
  clock: BusinessClock,
): "open" | "closed" | "past" {
  if (time === undefined) return "open";
  if (date && (date < clock.today || (date === clock.today && time <= clock.now))) return "past";
  return time >= clock.opens && time <= Math.max(clock.opens, clock.closes - lastStart)
    ? "open"
    : "closed";
}

/** Two times near what the caller wishes. */
export function nearTimes(wish: When | CallTime, clock: BusinessClock): [CallTime, CallTime] {
  const { opens, closes, today, now } = clock;
  const { since, until } = "since" in wish || "until" in wish ? wish : {};
  const last = Math.max(opens, Math.min(closes - 60, until ?? closes));
  const clamp = (time: number) => Math.min(last, Math.max(opens, time));
  const half = (time: number) => Math.ceil(time / 30) * 30;
  const atThisHour = bothDays(wish, clock);
  if (atThisHour) return atThisHour;
  const late = now + 60 > last;
  const { from: earliestDay, not = [] } = "from" in wish || "not" in wish ? wish : {};
  const wished = wish.date ?? earliestDay;
  const first = wished && wished >= today ? wished : undefined;
  let date = first && !(first === today && late) ? first : addDays(today, 1);
  // "Any day but friday".
  if (!wish.date && not.length < 7) while (not.includes(weekdayOf(date))) date = addDays(date, 1);
  const part = "part" in wish ? wish.part : undefined;
  const base =
    wish.time ??
    since ??
    (part === "afternoon"
      ? Math.max(opens, 840)
      : until !== undefined
        ? Math.min(opens + 60, until - 60)
        : opens + 60);
  const from = date === today ? Math.max(base, now + 60) : base;
  const one = clamp(half(from));
  const earliest = Math.max(since ?? opens, date === today ? now + 60 : opens);
  const other = [one + 120, one - 120, one + 60, one - 60, one + 30, one - 30].find(
    (time) => time >= earliest && time <= last,
  );
  const times: [CallTime, CallTime] =
    other === undefined
      ? [
          { date, time: one },
          { date: addDays(date, 1), time: one },
        ]
      : [
          { date, time: one },
          { date, time: other },
        ];
  return times.toSorted((a, b) => order(a) - order(b)) as [CallTime, CallTime];
}

/** "6:40 ok", of no day: that hour today and tomorrow, where it is still to come. */
function bothDays(wish: When | CallTime, clock: BusinessClock): [CallTime, CallTime] | undefined {
  const { time, date } = wish;
  const { from, not, since, until }: When = "from" in wish || "not" in wish ? wish : {};
  const limited = date ?? from ?? not ?? since ?? until;
  if (time === undefined || limited !== undefined || time < clock.now + 30) return undefined;
  const today = { date: clock.today, time };
  return standing(today, clock) === "open"
    ? [today, { date: addDays(clock.today, 1), time }]
    : undefined;
}

const order = ({ date = "", time = 0 }: CallTime) => Date.parse(`${date}T00:00:00Z`) + time;

/** "Thursday 12 March, 10:30 am". */
export function sayTime({ date, time }: CallTime, language: Language): string {
  const day = date ? sayDay(date, "long", language) : "";
  const hour = time === undefined ? "" : sayHour(time, language);
  return [day, hour].filter(Boolean).join(language === "zh" ? " " : ", ");
}

const locales: Record<Language, string> = { en: "en-US", es: "es-US", zh: "zh-CN" };

/** `630` → "10:30 am", "10:30 a. m.", "上午10:30". */
export function sayHour(minutes: number, language: Language): string {
  const date = new Date(Date.UTC(2026, 0, 1, Math.floor(minutes / 60) % 24, minutes % 60));
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: "UTC",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  })
    .format(date)
    .replace(/[\u202f\u00a0]/g, " ")
    .replace("AM", "am")
    .replace("PM", "pm");
}
