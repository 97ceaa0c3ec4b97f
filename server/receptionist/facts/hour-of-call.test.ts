import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

test.each([
  ["thurs 9 am call for Kit Marlo kit@marlo.example", /19 March, 9:00 am/],
  ["thursday 9am call please", /9:00 am .*is kept/],
  ["9 am call tuesday?", /Tuesday 17 March, 9:00 am/],
  ["thurs 9 call", /9:00 am/],
  ["fri at 4 phone call", /4:00 pm .*is kept/],
  ["friday at 4 call me", /4:00 pm .*is kept/],
  ["9am calls are the worst, we get 30 calls a day", /^30 calls, /],
  ["we do 9 calls a day", /^9 calls, /],
  ["monday 9 calls came in, 3 min each, which plan", /^9 calls, 3 minutes/],
  ["about 12 calls a day. can we talk thursday at 10:30", /10:30 am/],
])("an hour of a call, and a number of calls: %s", async (line, answer) => {
  expect((await lastReply(line)).text).toMatch(answer);
});
