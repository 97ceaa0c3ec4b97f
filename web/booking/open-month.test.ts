import { expect, test } from "vitest";
import type { SlotMonth } from "#contract/booking.ts";
import { hasOpen, openMonth } from "./open-month.ts";

const month = (name: string, state?: "open" | "taken"): SlotMonth => ({
  month: name,
  zone: "UTC",
  companyZone: "America/Denver",
  minutes: 30,
  days: state
    ? [{ date: `${name}-30`, slots: [{ start: `${name}-30T16:00:00.000Z`, state }] }]
    : [],
  firstMonth: "2026-03",
  lastMonth: "2026-05",
});

test("a first month without a free time gives way to the next", async () => {
  const asked: (string | undefined)[] = [];
  const ask = async ({ month: name }: { month?: string | undefined }) => {
    asked.push(name);
    return name ? month(name, "open") : month("2026-03", "taken");
  };
  expect((await openMonth({}, ask)).month).toBe("2026-04");
  expect(asked).toEqual([undefined, "2026-04"]);
});

test("a month that was asked for is shown, free or not", async () => {
  const found = await openMonth({ month: "2026-04" }, async () => month("2026-04"));
  expect(found.month).toBe("2026-04");
  expect(hasOpen(found)).toBe(false);
});

test("behind the last month there is none", async () => {
  const last = { ...month("2026-05", "taken") };
  expect(await openMonth({}, async () => last)).toBe(last);
});
