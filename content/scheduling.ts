import { site } from "./site.ts";

/** A stretch of a day, in minutes after midnight on the wall clock. */
export interface OpenStretch {
  from: number;
  to: number;
}

/**
 * A day without appointments: one date (YYYY-MM-DD), one date of every year (MM-DD), or the nth
 * weekday of a month (`nth` 1 to 5, -1 is the last; `weekday` 0 is Sunday).
 */
export type DayOff =
  | { name: string; date: string }
  | { name: string; everyYear: string }
  | { name: string; month: number; weekday: number; nth: number };

/** When calls can be booked. */
export interface SchedulingRules {
  /** The company's own time zone (IANA). Times of day below are on its wall clock. */
  zone: string;
  /** Length of the one kind of appointment, in minutes. */
  minutes: number;
  /** Minutes kept free after each appointment. */
  buffer: number;
  /** Distance between two possible starts, in minutes. All four: multiples of five. */
  step: number;
  /** Hours of notice that a person needs. */
  noticeHours: number;
  /** How many days ahead the calendar can be opened. */
  horizonDays: number;
  /** Minutes for which a chosen time is held while the details are written. */
  holdMinutes: number;
  /** Opening hours by weekday, 0 = Sunday. Days without an entry are closed. */
  hours: Readonly<Record<number, readonly OpenStretch[]>>;
  daysOff: readonly DayOff[];
}

const workday: readonly OpenStretch[] = [
  { from: 9 * 60, to: 12 * 60 },
  { from: 13 * 60, to: 17 * 60 },
];

/** Rules of the booking calendar, and what a booked call is. */
export const scheduling = {
  zone: "America/Denver",
  zoneName: "Mountain Time",
  minutes: 30,
  minutesInWords: "Thirty",
  buffer: 10,
  step: 30,
  noticeHours: 4,
  horizonDays: 60,
  holdMinutes: 10,
  hours: { 1: workday, 2: workday, 3: workday, 4: workday, 5: workday },
  /** The same days and hours as they are said; `scheduling.test.ts` compares the days. */
  daysInWords: { en: "Monday to Friday", es: "de lunes a viernes", zh: "周一至周五" },
  hoursInWords: {
    en: "nine to twelve and one to five",
    es: "de nueve a doce y de una a cinco",
    zh: "上午九点到十二点、下午一点到五点",
  },
  // Rules and not a list of dates, which would run out one day without anybody noticing.
  daysOff: [
    { name: "New Year's Day", everyYear: "01-01" },
    { name: "Martin Luther King Day", month: 1, weekday: 1, nth: 3 },
    { name: "Memorial Day", month: 5, weekday: 1, nth: -1 },
    { name: "Independence Day", everyYear: "07-04" },
    { name: "Labor Day", month: 9, weekday: 1, nth: 1 },
    { name: "Thanksgiving", month: 11, weekday: 4, nth: 4 },
    { name: "Christmas Eve", everyYear: "12-24" },
    { name: "Christmas Day", everyYear: "12-25" },
    { name: "Independence Day, observed", date: "2026-07-03" },
    { name: "The day after Thanksgiving", date: "2026-11-27" },
  ],
  title: "Introduction call",
  /** Who sits at the other end. */
  host: "Nora",
  ways: {
    phone: { label: "Phone", place: `By phone: ${site.name} calls you` },
    video: { label: "Video", place: `By video: ${site.name} sends you the link before the call` },
  },
} as const satisfies SchedulingRules & Record<string, unknown>;
