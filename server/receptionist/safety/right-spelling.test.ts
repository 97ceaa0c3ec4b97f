import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { rightSpelling } from "./right-spelling.ts";

test.each([
  ["shes unconshus", "medical"],
  ["hes not brething", "medical"],
  ["my dad is having a seezure", "medical"],
  ["i smel gass", "gas"],
  ["ther is a guy with a nife", "violence"],
  ["se desmallo mi mama", "medical"],
])("%s: misspelled, and understood", (said, id) => {
  expect(emergencyIn(said, "", "doctors")?.id).toBe(id);
});

test("other words stay as they were typed", () => {
  expect(rightSpelling("Can’t the gasket be cheked on Tuesday?")).toBe(
    "Can’t the gasket be cheked on Tuesday?",
  );
});
