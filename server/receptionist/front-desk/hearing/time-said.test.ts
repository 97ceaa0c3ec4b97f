import { expect, test } from "vitest";
import { timeSaid } from "./time-said.ts";

/** A thursday. */
const today = "2026-03-12";
const said = (
  text: string,
  { asked = false, settled = false, language = "en" as "en" | "es" } = {},
) => timeSaid(text, language, today, { asked, settled });

test.each([
  "2 bed on the 5th floor",
  "his 2nd tooth came out",
  "i have like 2 pills left so sort of soon",
  "it has been like 3 times now",
  "do you do saturdays?",
  "are you guys open sundays",
  "my fob wont work, its 5am and im standing outside",
  "driver said tuesday its thursday",
  "dijeron que el martes llegaba",
  "two more said yes so 13",
])("%s names no time", (text) => {
  expect(said(text)).not.toHaveProperty("date");
  expect(said(text)).not.toHaveProperty("time");
});

test.each([
  ["the 21st at 3", { date: "2026-03-21", time: 900 }],
  ["friday at twenty past 4", { date: "2026-03-13", time: 980 }],
  ["friday at twenty to 5", { date: "2026-03-13", time: 1000 }],
  ["march 20th haircut please", { date: "2026-03-20" }],
  ["like 7:30 on friday", { date: "2026-03-13", time: 450 }],
  ["friday after 10 am, like 10:30", { date: "2026-03-13", time: 630 }],
  ["not this sat, the one after", { date: "2026-03-21" }],
])("%s names one", (text, time) => expect(said(text)).toMatchObject(time));

test("the number behind a day is a date where an hour follows", () => {
  const time = said("miercoles 18 a las 3", { language: "es" });
  expect(time).toMatchObject({ date: "2026-03-18", time: 900 });
});

test.each([
  "my number is the , one, his is 0199",
  "im on night shift sleeping til 3",
  "call me after 3 not before",
  "am i coming thursday or not",
  "did you move it to friday at 1",
  "i put the key under the mat on friday for the crew from upstairs",
])("once a time is settled, %s moves nothing", (text) => {
  const time = said(text, { asked: true, settled: true });
  expect(time).not.toHaveProperty("date");
  expect(time).not.toHaveProperty("time");
});

test.each([
  ["actually can we do friday instead same time, forgot i got a scan thursday", "2026-03-13"],
  ["can we move it to monday because my kid has school on friday", "2026-03-16"],
  ["Thursday the 19th.", "2026-03-19"],
])("%s moves it to the day that is wished for", (text, date) => {
  expect(said(text, { asked: true, settled: true })).toMatchObject({ date });
});

test("a night begins in the evening", () => {
  expect(said("viernes en la noche", { language: "es" })).toMatchObject({ since: 1080 });
  expect(said("good evening, friday works")).not.toHaveProperty("since");
});

test("people who join move no hour", () => {
  const { time } = said("7 pm, oh wait two more said yes so 13", { asked: true });
  expect(time).toBe(1140);
});

test("when cover begins is no time to call at", () => {
  const of = (text: string) =>
    timeSaid(text, "en", today, { asked: false, settled: false, calls: true });
  expect(of("can you just start it today")).toEqual({});
  expect(of("need a certificate by noon")).toEqual({});
  expect(of("call me monday at 10")).toMatchObject({ date: "2026-03-16", time: 600 });
});
