import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

test.each([
  [
    ["book a call monday before 10", "9:30", "oh wait same day but 1pm"],
    /Monday 16 March, 1:00 pm/,
  ],
  [["a call tuesday morning please", "can we make it 1 instead same day"], /Tuesday 17.*1:00 pm/],
  [["need a demo wednesday afternoon", "sorry, 10:30 am same day"], /Wednesday 18.*10:30 am/],
  [["quiero una cita el martes antes de las 10", "mejor a la 1"], /martes 17.*13:00/i],
  [["a call monday morning", "10:30", "can it be 4 that day"], /Monday 16 March, 4:00 pm/],
])("an hour that is named lifts the limit before it: %s", async (lines, kept) => {
  const { text, asks } = await lastReply(...lines);
  expect(text).toMatch(kept);
  expect(asks).toBe("name");
});

test("an hour within the limit leaves it", async () => {
  const { card } = await lastReply("book a call tuesday morning", "11");
  expect(card?.kind === "slots" && card.slots.every(({ full }) => / am$/.test(full))).toBe(true);
});
