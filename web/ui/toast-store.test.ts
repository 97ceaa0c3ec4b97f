import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast, subscribe, toast } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Shows a toast and returns its id. */
function show(title: string): number {
  toast({ title });
  return currentToast()?.id ?? -1;
}

test("a newer toast replaces the older", () => {
  show("one");
  show("two");
  expect(currentToast()).toMatchObject({ title: "two", open: true });
});

test("a dismissed toast closes at once and is removed after 1,000,000 ms", () => {
  dismissToast(show("three"));
  expect(currentToast()?.open).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

test("dismissing an older toast leaves the newer alone", () => {
  const old = show("four");
  show("five");
  dismissToast(old);
  expect(currentToast()).toMatchObject({ title: "five", open: true });
});

test("who subscribes hears of every change until it ends that", () => {
  const heard = vi.fn();
  const end = subscribe(heard);
  dismissToast(show("six"));
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  show("seven");
  expect(heard).toHaveBeenCalledTimes(2);
});
