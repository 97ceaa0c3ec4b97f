import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, type ShownToast, toast, useToast } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let seen: ShownToast | undefined;
const store = vi.hoisted(() => ({ read: () => undefined as unknown }));
vi.mock("react", async (load) => ({
  ...(await load<typeof import("react")>()),
  useSyncExternalStore: (_: unknown, read: () => unknown) => {
    store.read = read;
    return read();
  },
}));

function Probe() {
  seen = useToast();
  return null;
}

const current = () => {
  renderToString(<Probe />);
  return seen;
};

test("a newer toast replaces the older", () => {
  toast({ title: "one" });
  toast({ title: "two" });
  expect(current()?.title).toBe("two");
});

test("a dismissed toast closes at once and is removed after 1,000,000 ms", () => {
  toast({ title: "three" });
  dismissToast(current()?.id ?? -1);
  expect(current()?.open).toBe(false);
  vi.advanceTimersByTime(999_999);
  expect(current()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(current()).toBeUndefined();
});

test("dismissing an older toast leaves the newer alone", () => {
  toast({ title: "four" });
  const old = current()?.id ?? -1;
  toast({ title: "five" });
  dismissToast(old);
  expect(current()).toMatchObject({ title: "five", open: true });
});
