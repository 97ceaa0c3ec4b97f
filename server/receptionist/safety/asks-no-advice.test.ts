import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

const kept = "book a call tuesday 10:30";

test.each([
  "Denise Tafoya, tafoya collision, denise@tafoyacollision.example",
  "Mark Bell, bell injury law, mark@bell.example",
  "Pete Moss, pain clinic of aurora, pete@moss.example",
  "hang on the dog swallowed a sock lol. Tom Ash tom@ash.example",
])("whose call it is asks for no advice: %s", async (line) => {
  expect((await lastReply(kept, line)).asks).toBe("confirm");
});

test("a trade is asked for beside the house that somebody works under", async () => {
  const { text, facts } = await lastReply(
    "u guys do plumbers? its just me n my nephew, phone rings every time im under a house",
  );
  expect(text).toMatch(/Plumbers/);
  expect(facts?.find(({ name }) => name === "trade")?.value).toBe("Plumbers");
});

test.each([
  [kept, "can i sue my landlord? Jo Fox jo@fox.example"],
  ["i fell under a house at work, can they fire me"],
  ["my neighbor hit my car, do i have a case"],
])("advice is refused all the same: %s", async (...lines) => {
  expect((await lastReply(...lines)).action).toBe("refuse-advice");
});
