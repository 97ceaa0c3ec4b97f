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

it("offers times within the hours that suit", () => {
  const clock = { opens: 540, closes: 1020, today: "2026-03-12", now: 540 };
  const date = "2026-03-18";
  expect(nearTimes({ date, since: 900 }, clock).map(({ time }) => time)).toEqual([900, 960]);
  expect(nearTimes({ date, until: 720 }, clock).map(({ time }) => time)).toEqual([600, 720]);
});
