import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";
import { goesOnAfter } from "./after-warning.ts";

const warned = { warned: { id: "heart", turn: 0 }, turn: 1 } as never;

test.each([
  ["ok medics have him, hes talking. so um where were we. a minute each", "a minute each"],
  ["the ambulance is here, he's breathing. so what was gold again", "so what was gold again"],
  ["ya lo atienden, ya habla. un minuto cada una", "un minuto cada una"],
  ["救护车来了，他没事了。多少钱", "多少钱"],
])("%s goes on with the rest", (message, rest) => {
  expect(goesOnAfter({ message }, warned)).toBe(rest);
});

test.each(["they came but he stopped breathing again", "she is talking, bleeding from the head"])(
  "what is still a danger stays: %s",
  (message) => {
    expect(goesOnAfter({ message }, warned)).toMatch(/stopped breathing again|bleeding/);
  },
);

test("without an emergency before it nothing is left out", () => {
  const message = "he's fine. how much is gold";
  expect(goesOnAfter({ message }, { turn: 1 } as never)).toBe(message);
});

const collapsed = ["we get 100 calls a day", "hold on my cook just collapsed hes not breathing"];

test("the sum goes on, and so does the way back", async () => {
  const { text } = await lastReply(...collapsed, "ok medics have him. so a minute or so each");
  expect(text).toMatch(/100 calls, 1 minute each/);
  const back = await lastReply(...collapsed, "all good now, hes up and talking. where were we?");
  expect(back.text).toMatch(/^I am glad/);
});

test.each(["he is not fine", "hes up but hes bleeding from the head", "what do i do"])(
  "the warning is given again: %s",
  async (line) => {
    expect((await lastReply(...collapsed, line)).text).toMatch(/911/);
  },
);
