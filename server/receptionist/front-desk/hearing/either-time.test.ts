import { expect, test } from "vitest";
import { dayOver } from "./either-time.ts";
import { timeSaid } from "./time-said.ts";

/** A thursday. */
const today = "2026-03-12";
const said = (text: string, language: "en" | "es" | "zh" = "en", asked = true) =>
  timeSaid(text, language, today, { asked, settled: false });

test.each([
  ["7 maybe 7:30", "en", [{ time: 420 }, { time: 450 }]],
  ["tonight or tomorow", "en", [{ date: today }, { date: "2026-03-13" }]],
  ["tues or weds morning", "en", [{ date: "2026-03-17" }, { date: "2026-03-18" }]],
  ["hoy por la mañana o mañana temprano", "es", [{ date: today }, { date: "2026-03-13" }]],
  ["hoy o mañana", "es", [{ date: today }, { date: "2026-03-13" }]],
  [
    "el sábado a las 7 o 7:30",
    "es",
    [
      { date: "2026-03-14", time: 420 },
      { date: "2026-03-14", time: 450 },
    ],
  ],
  [
    "周五下午，三点或者四点",
    "zh",
    [
      { date: "2026-03-13", time: 180 },
      { date: "2026-03-13", time: 240 },
    ],
  ],
  [
    "sunday at 1 or else saturday 2",
    "en",
    [
      { date: "2026-03-15", time: 60 },
      { date: "2026-03-14", time: 120 },
    ],
  ],
  [
    "friday 3 or 3:30",
    "en",
    [
      { date: "2026-03-13", time: 180 },
      { date: "2026-03-13", time: 210 },
    ],
  ],
] as const)("%s leaves two times", (text, language, either) => {
  expect(said(text, language).either).toMatchObject(either);
});

test.each([
  ["sunday at 1 or else saturday 2. hm lets say saturday", { date: "2026-03-14", time: 120 }],
  ["monday or tuesday, tuesday's better. 11", { date: "2026-03-17", time: 660 }],
  ["friday afternoon maybe 2", { date: "2026-03-13", time: 840 }],
])("%s chooses one", (text, time) => {
  expect(said(text)).toMatchObject(time);
  expect(said(text)).not.toHaveProperty("either");
});

test.each([
  "3 or 4 people friday at 7",
  "for 2 or 3 nights friday",
  "thursday or friday either works",
])("%s leaves nothing to choose", (text) => expect(said(text)).not.toHaveProperty("either"));

test.each([
  ["can she come the 11th at 10", "2026-04-11"],
  ["el 11", "2026-04-11"],
  ["11号可以吗", "2026-04-11"],
])("%s is over on the 12th", (text, date) => {
  expect(dayOver(text, date, today)).toBe(date);
});

test.each([
  ["april 11th", "2026-04-11"],
  ["el 11 del mes que viene", "2026-04-11"],
  ["the 3rd", "2026-04-03"],
])("%s is not", (text, date) => {
  expect(dayOver(text, date, date === "2026-04-03" ? "2026-03-28" : today)).toBeUndefined();
});

test.each([
  ["el viernes a las 6 de la mañana", "es"],
  ["fri 6am", "en"],
] as const)("%s stays in the morning", (text, language) => {
  expect(said(text, language)).toMatchObject({ time: 360, early: true });
});

test("an hour after which the caller is free is one to begin at", () => {
  expect(said("i work til 3 so after that, thurs").since).toBe(900);
});

test("a reason names no time", () => {
  expect(said("porque me mudo a Pueblo el 30", "es")).toEqual({});
});
