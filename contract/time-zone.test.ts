import { expect, it } from "vitest";
import { zoneName } from "./time-zone.ts";

it.each([
  ["aMeRiCa/dEnVeR", "America/Denver"],
  ["europe/london", "Europe/London"],
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["UTC", "UTC"],
  ["Etc/GMT+5", "Etc/GMT+5"],
])("calls %s by one name", (given, name) => {
  expect(zoneName(given)).toBe(name);
});

it.each(["Mars/Base", "+05:30", "", "America/Denver\n", "a".repeat(65)])(
  "does not know %j",
  (given) => {
    expect(zoneName(given)).toBeUndefined();
  },
);
