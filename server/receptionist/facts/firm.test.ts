import { expect, test } from "vitest";
import { firmIn } from "./firm.ts";

test.each([
  ["Deb Kowalczyk, office manager at Lakeshore Endodontics. My dentist", "Lakeshore Endodontics"],
  ["hi, Marcus from Bell & Hart Law, do you record calls", "Bell & Hart Law"],
  ["we're Brandt Dental in Boise", "Brandt Dental"],
  ["soy Marta Ruiz de Clínica Sol", "Clínica Sol"],
  ["we are switching from Open Dental", undefined],
  ["I manage a dental office", undefined],
  ["we are a Law Firm", undefined],
])("%s: %s", (text, firm) => {
  expect(firmIn(text, text.startsWith("soy") ? "es" : "en")).toBe(firm);
});
