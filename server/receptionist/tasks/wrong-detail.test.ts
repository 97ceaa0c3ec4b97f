import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

const booking = ["book tuesday at 1, Jane Roe, jane@roe.example"];

test.each([
  ["wrong email", "email"],
  ["my name's misspelled", "name"],
  ["no thats the wrong day", "time"],
  ["el correo está mal", "email"],
  ["邮箱写错了", "email"],
])("%s, of what was read back: it is asked for again", async (line, asked) => {
  const { asks, conversation } = await lastReply(...booking, line);
  expect(asks).toBe(asked);
  expect(conversation.task?.kind).toBe("booking");
  expect(conversation.facts[asked === "time" ? "day" : (asked as "name")]).toBeUndefined();
});

test("a name is spelled in another way", async () => {
  const { asks, conversation } = await lastReply(...booking, "its jayne with a y");
  expect(asks).toBe("confirm");
  expect(conversation.facts.name?.value).toBe("Jayne Roe");
});

test("a wrong message is asked for anew", async () => {
  const { asks, conversation } = await lastReply(
    "leave a message: call us back. Ana Paz, ana@paz.example",
    "the message is wrong",
  );
  expect(asks).toBe("message");
  expect(conversation.facts.message).toBeUndefined();
});
