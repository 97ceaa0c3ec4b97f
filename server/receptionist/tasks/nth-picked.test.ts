import { expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";

test.each([
  [["wednesday for a call", "2nd one", "hm too late, the first"], /9:00 am is kept/],
  [["wednesday for a call", "2nd one", "too late the first"], /9:00 am is kept/],
  [["wednesday for a call", "the first is too early, the third"], /10:30 am is kept/],
  [["wednesday for a call", "not the first, the second"], /9:30 am is kept/],
  [["friday times for a call", "first works", "wait no, the third one"], /10:30 am is kept/],
  [["wednesday for a call", "9:30", "the last one then"], /4:00 pm is kept/],
  [["wednesday for a call", "9:30", "hmm cant do that early, next one"], /10:30 am is kept/],
  [["una llamada el miercoles", "la segunda", "muy tarde, la primera"], /9:00 queda/],
  [["周三打个电话", "第二个", "太晚了，第一个吧"], /上午9:00/],
  // What stays.
  [["wednesday for a call", "2nd", "the second one i called never picked up"], /need a name/],
  [["wednesday for a call", "9:30", "too early"], /Which of these/],
])("one of several after another was chosen: %s", async (lines, answer) => {
  expect((await lastReply(...lines)).text).toMatch(answer);
});
