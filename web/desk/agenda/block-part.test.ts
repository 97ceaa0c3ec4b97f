import { expect, it } from "vitest";
import { partOn } from "./block-part.ts";

const typed = {
  from: "2026-11-25",
  fromTime: "15:00",
  to: "2026-11-26",
  toTime: "10:00",
  why: "",
  whole: false,
};

it("splits a stretch over two days, and takes whole days whole", () => {
  expect(partOn("2026-11-25", typed)).toEqual({ from: 900, to: 1440 });
  expect(partOn("2026-11-26", typed)).toEqual({ from: 0, to: 600 });
  expect(partOn("2026-11-27", typed)).toBeUndefined();
  expect(partOn("2026-11-25", { ...typed, whole: true })).toEqual({ from: 0, to: 1440 });
});

it("shows nothing while the stretch is not whole, or ends before it begins", () => {
  expect(partOn("2026-11-25", { ...typed, toTime: "" })).toBeUndefined();
  expect(partOn("2026-11-25", { ...typed, to: "", toTime: "14:00" })).toBeUndefined();
});
