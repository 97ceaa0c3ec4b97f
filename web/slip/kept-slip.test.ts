import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropSlip, keepSlip, keptSlip } from "./kept-slip.ts";

beforeEach(() => vi.stubGlobal("dispatchEvent", vi.fn()));
afterEach(() => {
  dropSlip();
  vi.unstubAllGlobals();
});

const keepsWhatItIsGiven = () => {
  keepSlip("trade=hvac&plan=basic");
  keepSlip({ plan: "gold" });
  keepSlip("extras=otp&extras=number");
  expect(keptSlip()).toBe("trade=hvac&plan=gold&extras=otp%2Cnumber");
  dropSlip();
  expect(keptSlip()).toBe("");
};

test("what is worked out later replaces what was before, until it is taken off", () => {
  vi.stubGlobal("sessionStorage", {});
  keepsWhatItIsGiven();
});

test("a tab that forbids storage keeps the slip in its memory", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("sessionStorage", new Proxy({}, { get: forbidden, set: forbidden }));
  keepsWhatItIsGiven();
});
