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

test("whoever says what they want by their own first name keeps their last one", async () => {
  const [, reply] = await repliesTo(
    "leave a message. bud kessler bud@haulit.example, call me about movers",
    "just say bud wants a written quote",
  );
  expect(reply?.conversation.facts.name?.value).toBe("Bud Kessler");
  expect(reply?.conversation.facts.message?.value).toMatch(/quote/);
});

test("a question beside a name is the text of a message", async () => {
  const [, , reply] = await repliesTo(
    "can i leave a msg for your sales ppl",
    "kyle renner. ask em if they do the thing where a missed call gets a text back",
    "kyle@renner.example",
  );
  expect(reply?.asks).toBe("confirm");
  expect(reply?.text).toMatch(/missed call/);
});

test("on a day that is closed, the nearest times are offered", async () => {
  const [reply] = await repliesTo("can someone call me sunday im off then");
  expect(reply?.asks).toBe("time");
});

test.each([
  ["and is there a setup thing on top", /\$495/],
  ["and the one above it", /Silver/],
])("after the price of a plan: %s", async (line, said) => {
  const [, reply] = await repliesTo("whats ur cheapest plan", line);
  expect(reply?.text).toMatch(said);
});

test("the first year of one plan, paid by the year", async () => {
  const [reply] = await repliesTo(
    "if i take basic and pay by the year whats that all together w the setup",
  );
  expect(reply?.text).toMatch(/\$2,283/);
});

test.each(["eh 4 then", "ya the 2nd one i guess"])("%s: a time on offer", async (line) => {
  const [, reply] = await repliesTo("book me in wed at 3", line);
  expect(reply?.text).toMatch(/4:00 pm/);
  expect(reply?.conversation.facts.place).toBeUndefined();
});

test.each(["do my callers have to press 2", "o tienen que apretar un numero"])(
  "%s: how a language is chosen",
  async (line) => {
    const [, reply] = await repliesTo("half the people who call me only speak spanish", line);
    expect(reply?.text).toMatch(/presses two|pulsar el dos/);
  },
);
