import { expect, test } from "vitest";
import { timeSaid } from "./time-said.ts";
import { withoutToldTimes } from "./told-times.ts";

const today = "2026-03-12";
const heard = (text: string, language: "en" | "es" | "zh" = "en") =>
  timeSaid(text, language, today, { asked: false, settled: false });

test.each([
  ["my son chipped a tooth at 3 today, can you see him tomorrow at 4", "2026-03-13", 960],
  ["got rear ended friday at a light, can bring it in tuesday at 8", "2026-03-17", 480],
] as const)("the time that is wished for counts, not when it happened: %s", (text, date, time) => {
  expect(heard(text)).toMatchObject({ date, time });
});

test("also in Spanish and Chinese", () => {
  expect(
    heard("el baño se tapó el lunes a las 8, ¿pueden venir mañana a las 10?", "es"),
  ).toMatchObject({ date: "2026-03-13", time: 600 });
  expect(heard("昨天下午5点摔断了牙，明天上午9点能看吗", "zh")).toMatchObject({
    date: "2026-03-13",
    time: 540,
  });
});

test.each([
  "the cut I got saturday is way too short",
  "it broke friday at noon",
  "the inspector's out on the 20th",
  "practice starts Monday and she needs it signed",
  "theres a code, 11",
])("a time that is only told is no visit: %s", (text) => {
  expect(heard(text)).toEqual({});
});

test.each([
  "paso el viernes a las 5",
  "thursday at 10 works, came in with my dad last time",
  "i was hoping for thursday at 10",
])("a wish stays: %s", (text) => {
  expect(withoutToldTimes(text, false)).toMatch(/viernes a las 5|thursday at 10/);
});

test.each(["monday is best", "my husband is home thursday at 10", "is thursday at 10 ok"])(
  "the day that suits is no day of something else: %s",
  (text) => {
    expect(withoutToldTimes(text, false)).toBe(text);
  },
);

test("一点 behind an adjective is no hour", () => {
  expect(heard("想剪短一点再染个深棕色", "zh")).toEqual({});
  expect(heard("明天下午一点", "zh")).toMatchObject({ date: "2026-03-13", time: 780 });
});

test.each([
  ["明天下午三点一刻", "2026-03-13", 915],
  ["明天上午九点三刻", "2026-03-13", 585],
  ["周五上午十点，嗯还是十一点吧", "2026-03-13", 660],
])("a quarter of an hour, and a second thought: %s", (text, date, time) => {
  expect(heard(text, "zh")).toMatchObject({ date, time });
});

test.each(["要火化，简单一点", "大概二十个人，从八点开始"])("no time of a visit: %s", (text) => {
  expect(heard(text, "zh")).toEqual({});
});

test("an hour to begin at is no hour of the visit", () => {
  expect(heard("周三下午三点以后", "zh")).toMatchObject({ date: "2026-03-18", since: 900 });
  expect(heard("周三下午三点以后", "zh")).not.toHaveProperty("time");
});

test.each([
  ["birthday's sunday so hold it till saturday", "2026-03-14"],
  ["birthday is sunday, hold it till saturday", "2026-03-14"],
  ["table for 6 by the window sunday noon", "2026-03-15"],
])("%s: the day that is asked for", (text, date) => {
  expect(heard(text)).toMatchObject({ date });
});
