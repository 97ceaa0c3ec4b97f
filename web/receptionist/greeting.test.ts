import { expect, test } from "vitest";
import { greetingFor } from "./greeting.ts";

const at = (hour: number) => new Date(2026, 2, 12, hour, 5);
const desk = (industry: string) => ({ name: "Hale & Sons", industry, opens: 540, closes: 1020 });

test("a desk says its name, and when it opens", () => {
  expect(greetingFor(desk("dentists"), at(10))).toMatch(/^Hale & Sons, good morning\./);
  expect(greetingFor(desk("dentists"), at(10))).not.toContain("9:00");
  expect(greetingFor(desk("dentists"), at(21))).toContain("9:00");
});

test("at night only a trade that is called after trouble asks what happened", () => {
  for (const industry of ["attorneys", "law-firm", "plumbers", "auto-body-repair"])
    expect(greetingFor(desk(industry), at(21))).toContain("What happened?");
  for (const industry of ["restaurants", "funeral-homes", "salons", "something else"])
    expect(greetingFor(desk(industry), at(21))).not.toContain("What happened?");
});
