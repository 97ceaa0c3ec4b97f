import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

test.each([
  [
    ["demo next friday 2pm", "no wait i meant this friday same time"],
    /13 March, 2:00 pm is not free/,
  ],
  [["book me friday, after 2", "whatever after 2"], /2:30 pm .*is kept/],
  [["book me monday", "anything after 2?"], /Which of these/],
  [["book monday 9:30", "tuesday same time"], /Tuesday.*9:30 am is kept/],
  [
    ["book me tuesday after 2", "actually wednesday same time", "the first one"],
    /2:30 pm .*is kept/,
  ],
  [
    ["60 calls a day", "book me friday 1pm", "Bo Lee bo@lee.example", "no 4"],
    /4:00 pm, for Bo Lee/,
  ],
  [["60 calls a day", "no 8"], /^8 calls/],
  [["book monday", "the 1"], /16 March, 1:00 pm is kept/],
  [["book monday", "not the 1, the 2:30"], /16 March, 2:30 pm is kept/],
  [["book monday", "the 10 something"], /10:30 am is kept/],
  [["book tomorrow 10:30", "Bo Lee bo@lee.example", "never mind 9:30"], /9:30 am, for Bo Lee/],
  [["book tomorrow 10:30", "Bo Lee bo@lee.example", "never mind"], /^Dropped/],
  [["book friday 9", "Mo Ali mo@ali.example", "its moe with an e"], /for Moe Ali/],
  [["我想约周五下午1点", "陈伟 chen@wei.example", "不是1点 是2点半"], /下午2:30，陈伟/],
  [["can i get someone on the phone at 4:30"], /4:30 pm is not free/],
])("%j", async (lines, said) => {
  expect((await lastReply(...lines)).text).toMatch(said);
});

test("when the call is that a person is to cancel goes along, and books no other one", async () => {
  const lines = ["cancel my call w nora", "i dont have the mail", "its at 3 tomorrow"];
  const { asks, conversation } = await lastReply(...lines);
  expect(asks).toBe("name");
  expect(conversation.facts.message?.value).toBe("cancel my call w nora / its at 3 tomorrow");
});

test("a yes with ya in it is English where English was spoken", async () => {
  const { text } = await lastReply("book monday 9:30", "Bo Lee, bo@lee.example", "ya book");
  expect(text).toMatch(/^Booked/);
});
