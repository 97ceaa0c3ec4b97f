import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

test.each([
  ["no, don't book it. I have court that day. forget it", /^Dropped/],
  [
    "looks right, lock it in",
    /^Booked[^.]*\. The confirmation[^.]*\.example, with a link to move or cancel it\.$/,
  ],
])(
  "a line that settles a booking is answered with nothing about the product: %s",
  async (line, says) => {
    const { text } = await lastReply(
      "monday 9:30am, Paul Stroh, paul@stroh.example, a call please",
      line,
    );
    expect(text).toMatch(says);
  },
);

test.each([
  ["wait before i do how much is the silver one", /\$545/],
  ["tell me the setup fee first", /\$495/],
])("what is asked in between is still answered: %s", async (line, says) => {
  const { text } = await lastReply("need a call with you guys monday", line);
  expect(text).toMatch(says);
});

test("a message for a department with a colon is dictated", async () => {
  const { text, conversation } = await lastReply(
    "could you take a message for purchasing: we sell headsets. Bo Lindgren, bo@headset.example",
  );
  expect(text).toMatch(/^From Bo Lindgren/);
  expect(conversation.facts.message?.value).toMatch(/^we sell headsets/);
});
