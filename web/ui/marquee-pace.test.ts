import { expect, test } from "vitest";
import { marqueeCopies, marqueeSeconds } from "./marquee-pace.ts";

test("a speed in px a second becomes the time in which one copy passes", () => {
  expect(marqueeSeconds(1500, { speed: 50 })).toBe(30);
  expect(marqueeSeconds(1500, { speed: 30 })).toBe(50);
});

test("a given time holds for any width", () => {
  expect(marqueeSeconds(1500, { seconds: 40 })).toBe(40);
  expect(marqueeSeconds(300, { seconds: 40 })).toBe(40);
});

test("a row that is not laid out yet still gets a time", () => {
  expect(marqueeSeconds(0, { speed: 50 })).toBeGreaterThan(0);
  expect(marqueeCopies(0, 1440, 4)).toBe(4);
});

test("the copies fill the window even when one has left it", () => {
  for (const visible of [320, 390, 1440, 2560, 5120]) {
    for (const width of [120, 400, 1712]) {
      const copies = marqueeCopies(width, visible, 2);
      expect((copies - 1) * width).toBeGreaterThanOrEqual(visible);
      expect(copies).toBeGreaterThanOrEqual(2);
    }
  }
});

test("a narrow window does not take copies away", () => {
  expect(marqueeCopies(1712, 320, 4)).toBe(4);
});
