import { expect, it } from "vitest";
import {
  sayChange,
  sayDate,
  sayMeasure,
  sayNumber,
  sayPercent,
  sayWait,
  zoneName,
} from "./say-figure.ts";

it("says numbers, shares and waits", () => {
  expect(sayNumber(7548)).toBe("7,548");
  expect([0.0298, 0.34, 0].map(sayPercent)).toEqual(["3.0 %", "34 %", "0.0 %"]);
  expect([0, 59, 60, 200, 2_880].map(sayWait)).toEqual([
    "0 min",
    "59 min",
    "1 h",
    "3 h 20",
    "2 days",
  ]);
});

it("says a change as a share only where many were counted", () => {
  expect(sayChange(7548, 6397)).toBe("+18 %");
  expect(sayChange(225, 194)).toBe("+31");
  expect(sayChange(3, 5)).toBe("−2");
  expect(sayChange(62, 62)).toBe("");
});

it("says days and measures", () => {
  expect(sayDate("2026-10-26", "long")).toBe("26 October");
  expect(sayDate("2026-11-12", "weekday")).toBe("Thu 12 Nov");
  expect(sayDate("2026-09-01", "short")).toBe("1 Sep");
  expect(zoneName()).toMatch(/Time$/);
  expect(sayMeasure("lcp", 1234)).toBe("1.2 s");
  expect(sayMeasure("inp", 90.4)).toBe("90 ms");
  expect(sayMeasure("cls", 23)).toBe("0.02");
  expect(sayMeasure("lcp", Number.POSITIVE_INFINITY)).toBe("10.0 s");
});
