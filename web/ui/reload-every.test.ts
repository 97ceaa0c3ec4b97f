import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshAddress, reloadEvery } from "./reload-every.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("each interval asks for an address that was never asked for before", () => {
  const asked: string[] = [];
  const image = {
    get src() {
      return asked.at(-1) ?? "/assets/day.svg";
    },
    set src(address: string) {
      asked.push(address);
    },
  };
  reloadEvery(image, 5000);
  vi.advanceTimersByTime(4999);
  expect(asked).toHaveLength(0);
  vi.advanceTimersByTime(10_001);
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(3);
  for (const address of asked) expect(address).toMatch(/^\/assets\/day\.svg\?t=\d+$/);
});

test("nothing is asked for after the end", () => {
  const image = { src: "/assets/day.svg" };
  const stop = reloadEvery(image, 5000);
  stop();
  vi.advanceTimersByTime(20_000);
  expect(image.src).toBe("/assets/day.svg");
});

test("a query does not grow with each reload", () => {
  expect(freshAddress(freshAddress("/day.svg", 1), 2)).toBe("/day.svg?t=2");
});
