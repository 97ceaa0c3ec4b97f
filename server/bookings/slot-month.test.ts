import { expect, it } from "vitest";
import { scheduling } from "#content/scheduling.ts";
import { slotMonth } from "./slot-month.ts";

const nothing = { cells: new Set<number>(), blocks: [] };
const now = Date.parse("2026-03-02T12:00:00Z");

it("groups times by the day on which they fall for the visitor", () => {
  const month = slotMonth(scheduling, { month: "2026-03", zone: "Australia/Sydney" }, now, nothing);
  // Nine o'clock on Monday in Denver is Tuesday in Sydney.
  expect(month.days[0]?.date).toBe("2026-03-03");
  expect(month.days[0]?.slots[0]).toEqual({ start: "2026-03-02T16:00:00.000Z", state: "open" });
});

it("marks what others have, and names the months that can be booked", () => {
  const start = Date.parse("2026-03-03T16:00:00Z");
  const blocks = [{ start, end: start + 1_800_000 }];
  const month = slotMonth(scheduling, {}, now, { ...nothing, blocks });
  const slots = month.days.flatMap((day) => day.slots);
  expect(slots.filter((slot) => slot.state === "taken")).toEqual([
    { start: "2026-03-03T16:00:00.000Z", state: "taken" },
  ]);
  expect(month).toMatchObject({ month: "2026-03", firstMonth: "2026-03", lastMonth: "2026-05" });
});

it("has no times in months outside the horizon", () => {
  expect(slotMonth(scheduling, { month: "2027-01" }, now, nothing).days).toEqual([]);
  expect(slotMonth(scheduling, { month: "2020-01" }, now, nothing).days).toEqual([]);
});
