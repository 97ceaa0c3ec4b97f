import { expect, test } from "vitest";
import { newConversation } from "#server/receptionist/conversation.ts";
import { createTestActions } from "#server/receptionist/eval/test-actions.ts";
import { understand } from "#server/receptionist/understand.ts";
import type { Facts } from "./facts.ts";

/** The facts after a message, with what was known before. */
function factsAfter(message: string, known: Facts = {}): Record<string, unknown> {
  const before = { ...newConversation(), facts: known };
  const { step } = understand({ message }, before, createTestActions());
  return Object.fromEntries(
    Object.entries(step.conversation.facts).map(([name, { value }]) => [name, value]),
  );
}
const told = <T>(value: T) => ({ value, turn: 0, by: "words" as const });

test("a first name said again keeps the surname, another name replaces both", () => {
  const name = told("Deb Kowalczyk");
  expect(factsAfter("yeah my name is deb", { name }).name).toBe("Deb Kowalczyk");
  expect(factsAfter("no, my name is Dora", { name }).name).toBe("Dora");
});

test.each([
  ["soy abogada de inmigracion, usan clio", undefined, "attorneys"],
  ["soy Rosa de la Garza, abogada de inmigracion", "Rosa de la Garza", "attorneys"],
  ["im Doctor Cho, cho@firm.example", "Doctor Cho", "doctors"],
  ["solo family law atty here", undefined, "attorneys"],
  ["somos un despacho de inmigracion", undefined, "attorneys"],
  ["somos un despacho contable", undefined, "b2b-services"],
])("the trade is no name: %s", (message, name, trade) => {
  expect(factsAfter(message)).toMatchObject({ trade });
  expect(factsAfter(message).name).toBe(name);
});

test.each([
  ["immigration firm in houston, do you speak spanish", "attorneys", "Houston"],
  ["family law, solo. can it answer while im in court", "attorneys", undefined],
  ["good morning, pediatrics office here", "doctors", undefined],
  ["cardiology group in Tampa", "doctors", "Tampa"],
  ["plumber here, 3 trucks, phoenix. phones ring", "plumbers", "Phoenix"],
  ["my dentist wants a call before patients, possible?", "dentists", undefined],
  ["roofing company, honestly, do you do texts", "contractors", undefined],
])("%s", (message, trade, place) => {
  expect(factsAfter(message)).toMatchObject({ trade });
  expect(factsAfter(message).place).toBe(place);
});

test("a day is forgotten where no call is wished for", () => {
  const known = { day: told("2026-03-16"), time: told(600) };
  expect(factsAfter("what? i dont wanna book anything", known)).toEqual({});
  expect(factsAfter("what does silver cost", known)).toMatchObject({ day: "2026-03-16" });
});

test("an address of somebody else replaces none of the caller's own", () => {
  const email = told("renee@firm.example");
  const join = "can my paralegal join, she's luz@firm.example";
  expect(factsAfter(join, { email }).email).toBe("renee@firm.example");
  expect(factsAfter("no, it's rene@firm.example", { email }).email).toBe("rene@firm.example");
});

test.each([
  "can it call back my old hvac customers for tuneups",
  "could it ring my old clients back for refills",
])("%s tells nobody's name", (message) => {
  expect(factsAfter(message).name).toBeUndefined();
});
