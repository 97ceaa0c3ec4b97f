import { expect, it } from "vitest";
import { nearTimes } from "./call-time.ts";

it("offers no time of today that is past", () => {
  const today = "2026-03-12";
  const clock = { opens: 540, closes: 1020, today, now: 900 };
  expect(nearTimes({ date: today, time: 1080 }, clock)).toEqual([
    { date: today, time: 960 },
    { date: "2026-03-13", time: 960 },
  ]);
});
