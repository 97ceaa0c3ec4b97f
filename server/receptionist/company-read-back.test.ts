import { expect, test } from "vitest";
import { repliesTo } from "./eval/last-reply.ts";

const booking = ["book me a call monday at 10:30", "Bo Lee, bo@lee.example"];
const message = ["can i leave a message", "Bo Lee, bo@lee.example", "please send me your terms"];

test.each([
  "ok so how long is it",
  "do you do yes/no calls",
  "sure and the price of silver",
  "bueno y cuanto dura",
  "oye y el asistente si les habla español a mis clientas?",
  "el asistente si habla español",
  "oye y si me llaman de noche contesta",
  "对了 那个多少钱",
  "好的 那要聊多久",
])("%s: a question at a read-back books and drops nothing, and a yes then does", async (line) => {
  const [, , asked, done] = await repliesTo(...booking, line, "yes");
  expect(asked?.asks).toBe("confirm");
  expect(done?.action).toBe("booked");
});

test.each(["ok and how long till they answer", "do you send it by email", "bueno y quien lo lee"])(
  "%s: a question at a read-back sends nothing, and a yes then does",
  async (line) => {
    const [, , , asked, sent] = await repliesTo(...message, line, "yes");
    expect(asked?.asks).toBe("confirm");
    expect(sent?.action).toBe("sent");
  },
);
