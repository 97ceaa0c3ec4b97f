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

test.each(["the cut I got saturday is way too short", "it broke friday at noon"])(
  "a time that is only told is no visit: %s",
  (text) => {
    expect(heard(text)).toEqual({});
  },
);

test.each([
  "paso el viernes a las 5",
  "thursday at 10 works, came in with my dad last time",
  "i was hoping for thursday at 10",
])("a wish stays: %s", (text) => {
  expect(withoutToldTimes(text, false)).toMatch(/viernes a las 5|thursday at 10/);
});
