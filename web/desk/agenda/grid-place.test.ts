import { expect, it } from "vitest";
import { firstMinute, lastMinute, placeClasses } from "./grid-place.ts";

it("places a call in its row, and what is longer in as many as it touches", () => {
  expect(placeClasses({ from: firstMinute + 30, to: firstMinute + 60 })).toBe(
    "placed at-30m for-30m",
  );
  expect(placeClasses({ from: firstMinute + 130, to: firstMinute + 220 })).toBe(
    "placed at-2h for-2h",
  );
});

it("cuts a whole day to the hours that are shown, and leaves out what lies beyond", () => {
  const hours = (lastMinute - firstMinute) / 60;
  expect(placeClasses({ from: 0, to: 1440 })).toBe(`placed for-${hours}h`);
  expect(placeClasses({ from: 0, to: firstMinute })).toBeUndefined();
  expect(placeClasses({ from: lastMinute, to: 1440 })).toBeUndefined();
});
