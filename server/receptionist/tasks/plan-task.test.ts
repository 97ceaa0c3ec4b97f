import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

test("an amount above the printed price tells what it is made of", async () => {
  const { text } = await lastReply("1,600 minutes a month, which plan");
  expect(text).toMatch(/\$745.*\$545.*1,200.*400.*\$0\.50/);
});

test("a volume that just fits is told what more minutes cost", async () => {
  const { text } = await lastReply("300 calls a month, 1 minute each. which plan");
  expect(text).toMatch(/Basic: \$149.*beyond its 300 is \$0\.60/);
  expect((await lastReply("100 minutes a month, which plan")).text).not.toMatch(/beyond/);
});

test("plans that cannot take the order are named as left out", async () => {
  const outbound = await lastReply("30 calls a day, which plan", "and we need outbound calls");
  expect(outbound.text).toMatch(/Gold.*Left out: Basic, Silver, without outbound calls/);
  const agents = await lastReply("30 calls a day, which plan", "and 4 agents");
  expect(agents.text).toMatch(/Left out: Basic, Silver, with fewer than 4/);
});

test("the cheapest by the month is called so where another is cheaper in the first year", async () => {
  const { text } = await lastReply("1000 minutes a month, which plan");
  expect(text).toMatch(/By the month Silver is the cheapest\. In the first year Basic/);
});

test("days that differ are counted and not taken for a question about hours", async () => {
  const { text, action } = await lastReply("15 a day? maybe 20 on saturdays. closed sun n mon");
  expect(action).toBe("plan");
  expect(text).toMatch(/^15 calls on 4 days and 20 on 1 day of the week/);
});

test("the price of a volume is its sum and not the list of prices", async () => {
  const { text } = await lastReply("cuánto sale, somos 3 abogados, como 25 llamadas al día");
  expect(text).toMatch(/^25 llamadas/);
});

test("a plan that is asked about is told with its own sum for the volume", async () => {
  const volume = "50 calls a day, 3 minutes each, which plan";
  expect((await lastReply(volume, "what would silver cost me for that")).text).toMatch(
    /Silver would be \$1,445 a month for that/,
  );
  expect((await lastReply(volume, "why not silver")).text).toMatch(/Silver would be \$1,445/);
  expect((await lastReply("what does silver cost")).text).not.toMatch(/would be/);
});

test("calls that nobody wants, and those of another season, are named beside the sum", async () => {
  const spam = await lastReply("60 calls a day but a third of them are spam. 2 min each");
  expect(spam.text).toMatch(/^40 calls.*1,600.*20 of the 60.*2,400/);
  const season = await lastReply("60 calls a day in season, 20 otherwise. 2 min each");
  expect(season.text).toMatch(
    /2,400.*other months, at 20 a day, it is 800 minutes: \$1,095 on Gold/,
  );
});

test("of a range the larger figure is named", async () => {
  expect((await lastReply("20-30 calls a day, 3-4 min each")).text).toMatch(
    /Of 20 to 30 I took 30\. Of 3 to 4 I took 4/,
  );
});

test("places that are told after the calls: for all together, or for each", async () => {
  expect((await lastReply("30 a day, 3 minutes each", "ok and with two offices")).text).toMatch(
    /30 a day for all 2 offices together.*3,600 minutes/,
  );
});

test("a growth that is supposed changes nothing of what was told", async () => {
  const { facts } = await lastReply("18 calls a day, 4 min", "and if it doubles");
  expect(facts?.find(({ name }) => name === "calls")?.value).toBe("18 a day");
});
