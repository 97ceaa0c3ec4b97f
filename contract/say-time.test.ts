import { expect, test } from "vitest";
import { sayDay, sayTime } from "./say-time.ts";

test("a time is said on the clock of the zone, in three languages", () => {
  const instant = "2026-03-17T16:30:00Z";
  expect(sayTime(instant, "America/Denver")).toBe("10:30 am");
  expect(sayTime(instant, "America/Denver", "es")).toBe("10:30");
  expect(sayTime(instant, "America/Denver", "zh")).toBe("上午10:30");
});

test("a date is said with its weekday, in three languages", () => {
  expect(sayDay("2026-03-17", "short")).toBe("Tue 17 March");
  expect(sayDay("2026-03-17", "full")).toBe("Tuesday 17 March 2026");
  expect(sayDay("2026-03-17", "long", "es")).toBe("martes 17 de marzo");
  expect(sayDay("2026-03-17", "long", "zh")).toBe("3月17日星期二");
});
