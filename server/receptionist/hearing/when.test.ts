import { expect, test } from "vitest";
import { whenIn } from "./when.ts";

/** A Thursday. */
const today = "2026-03-12";
const read = (text: string, language: "en" | "es" | "zh" = "en") => whenIn(text, language, today);

test.each([
  ["tomorrow at 3pm", { date: "2026-03-13", time: 900 }],
  ["Tuesday 17 March, 10:30 am", { date: "2026-03-17", time: 630 }],
  ["next Tuesday morning", { date: "2026-03-17", part: "morning" }],
  ["friday at half past", { date: "2026-03-13" }],
  ["monday at two", { date: "2026-03-16", time: 840 }],
  ["March 20th", { date: "2026-03-20" }],
  ["2026-04-02", { date: "2026-04-02" }],
  ["2026-02-31", { date: "2026-02-28" }],
  ["june 31", { date: "2026-06-30" }],
  ["2026-13-45", {}],
  ["0000-00-00", {}],
  ["the second one", { nth: 1 }],
  ["the last one please", { nth: -1 }],
  ["number 3 please", { nth: 2 }],
  ["option two", { nth: 1 }],
  ["the final one", { nth: -1 }],
  ["one day earlier", { shift: -1 }],
  ["push it back a day", { shift: 1 }],
  ["that's a little early", { toward: "later" }],
  ["something further into the day", { toward: "later" }],
  ["mondays are bad too", { not: [1] }],
  ["friday wouldn't really work for us", { not: [5] }],
  ["as soon as possible", { soonest: true }],
  ["next week", { from: "2026-03-16" }],
  ["next friday", { date: "2026-03-20" }],
  ["tues 230", { date: "2026-03-17", time: 870 }],
  ["friday 9, no make it at 10", { date: "2026-03-13", time: 600 }],
  ["eleven tomorrow morning suits me", { date: "2026-03-13", time: 660, part: "morning" }],
  ["4 on thursday is fine", { date: "2026-03-19", time: 960 }],
  ["can we do three this monday", { date: "2026-03-16", time: 900 }],
  ["10 tomorrow, though half past would suit me better", { date: "2026-03-13", time: 630 }],
  ["half two on monday", { date: "2026-03-16", time: 870 }],
  ["quarter to three on thursday", { date: "2026-03-19", time: 885 }],
  ["friday after lunch, say 2", { date: "2026-03-13", time: 840, part: "afternoon" }],
  ["we are 4 on thursday", { date: "2026-03-19" }],
  ["the day after", { shift: 1 }],
  ["later that day", { toward: "later" }],
  ["oh then earlier, 11 your time", { toward: "earlier", time: 660 }],
  ["is that 11 your time", {}],
  ["ok monday then, not too early", { date: "2026-03-16" }],
  ["monday early", { date: "2026-03-16", part: "morning" }],
  ["last one of the day", { nth: -1 }],
  ["last of the day please", { nth: -1 }],
  ["the 2 quart one", {}],
  ["400 calls", {}],
  ["January 5", { date: "2027-01-05" }],
  ["my name is Dana", {}],
  ["saturday 21 at 2", { date: "2026-03-21", time: 840 }],
  ["friday 10", { date: "2026-03-13", time: 600 }],
  ["any day, mornings are out", { part: "afternoon" }],
  ["the latest on thursday", { date: "2026-03-19", nth: -1 }],
  ["12 on friday would be great", { date: "2026-03-13", time: 720 }],
  ["cant do either of those", { none: true }],
  ["i dont like any of them", { none: true }],
  ["those dont work for me", { none: true }],
  ["both are bad", { none: true }],
  ["either works", {}],
  ["number two", { nth: 1 }],
  ["the very last one", { nth: -1 }],
  ["am please", { part: "morning" }],
  ["monday pm", { date: "2026-03-16", part: "afternoon" }],
  ["i am busy", {}],
  ["option 3 pls", { nth: 2 }],
  ["number 212 555 0100", {}],
  ["the earlier of the two please", { toward: "earlier" }],
])("%s", (text, when) => expect(read(text)).toEqual(when));

test.each([
  ["mañana por la mañana", { date: "2026-03-13", part: "morning" }],
  ["el martes a las 10 y media", { date: "2026-03-17", time: 630 }],
  ["el jueves por la tarde", { date: "2026-03-19", part: "afternoon" }],
  ["el 20 de marzo a las cuatro", { date: "2026-03-20", time: 960 }],
])("%s", (text, when) => expect(read(text, "es")).toEqual(when));

test.each([
  ["明天下午三点", { date: "2026-03-13", time: 900, part: "afternoon" }],
  ["周二上午十点半", { date: "2026-03-17", time: 630, part: "morning" }],
  ["周二下午三点一刻", { date: "2026-03-17", time: 915, part: "afternoon" }],
  ["周二上午差一刻十点", { date: "2026-03-17", time: 585, part: "morning" }],
  ["下周三", { date: "2026-03-18" }],
  ["3月20日", { date: "2026-03-20" }],
  ["第二个", { nth: 1 }],
])("%s", (text, when) => expect(read(text, "zh")).toEqual(when));

test.each([
  "about 45 calls a day. Can someone walk me through it thursday at 10:30",
  "around 12 calls a day, thursday at 10:30",
])("%s: a number of calls is no hour", (said) => {
  expect(whenIn(said, "en", "2026-03-12").time).toBe(10 * 60 + 30);
});
