import { expect, it } from "vitest";
import { packSteps, unpackSteps } from "./packed-steps.ts";

it("gives back every point", () => {
  const steps = [
    { day: "2026-11-21", visits: 1, before: 2, leads: 3, booked: 4 },
    { day: "2026-11-22", visits: 0, before: 20_000, leads: 5, booked: 0 },
  ];
  expect(unpackSteps(packSteps(steps))).toEqual(steps);
});
