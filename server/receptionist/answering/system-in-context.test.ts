import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

test.each([
  [["does it work with clio", "dentrix"], /Dentrix/],
  [["which systems does it work with", "docketwise?"], /Docketwise/],
])("%j: a bare name after systems is looked up", async (lines, named) => {
  expect((await lastReply(...lines)).text).toMatch(named);
});

test.each([
  [["i want to book a call", "y me cobran por eso"], /no se cobra|nada|gratis|precio/i],
  [["does it put them in the calendar", "can she move her own slot"], /calendar|books, moves/i],
])("%j: a question, and no answer to what was asked", async (lines, said) => {
  expect((await lastReply(...lines)).text).toMatch(said);
});
