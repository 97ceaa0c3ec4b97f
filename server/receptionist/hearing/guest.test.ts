import { expect, test } from "vitest";
import { guestIn } from "./guest.ts";

test.each([
  ["add raj@firm.example too", "raj@firm.example"],
  ["one l too many, erin@coll.example", undefined],
])("%s", (text, guest) => {
  expect(guestIn(text, "erin@colll.example")).toBe(guest);
});
