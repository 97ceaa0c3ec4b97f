import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";

test.each([
  [
    "wednesday or thursday mornings are better, lets say wednesday 9:30",
    "Wednesday 18 March, 9:30 am",
  ],
  ["im off work at 2 so friday 2:30", "Friday 13 March, 2:30 pm"],
  ["Tuesday, they're out of school at 3:30, so quarter to four", "Tuesday 17 March, 3:45 pm"],
  ["my shift ends at 4, lets do thursday at 5", "Thursday 19 March, 5:00 pm"],
  ["friday, i have a meeting until 1, so 1:30", "Friday 13 March, 1:30 pm"],
  ["i could do friday at 9 or 11, lets go with 11", "Friday 13 March, 11:00 am"],
  ["friday 2:30, im off work at 2", "Friday 13 March, 2:30 pm"],
  ["can you do friday at 10 so i can be at work at 12", "Friday 13 March, 10:00 am"],
])("the hour that is chosen counts: %s", (line, when) => {
  const call = callAt("electricians", { opens: 480, closes: 1080 });
  call.say("hi");
  expect(factsOf(call.say(line)).when).toBe(when);
});

test.each([
  ["salgo del trabajo a las 2, entonces el viernes a las 2:30", "viernes 13 de marzo, 2:30 p.m."],
  ["trabajo hasta las 5, mejor el sabado a las 10", "sábado 14 de marzo, 10:00 a.m."],
  ["el lunes o el martes, mejor el martes a las 10", "martes 17 de marzo, 10:00 a.m."],
])("in Spanish as well: %s", (line, when) => {
  const call = callAt("electricians", { opens: 480, closes: 1080 });
  call.say("hola, necesito una cita");
  expect(factsOf(call.say(line)).when).toBe(when);
});

test("and in Chinese: 我三点下班，那就星期五三点半", () => {
  const call = callAt("electricians", { opens: 480, closes: 1080 });
  call.say("你好");
  expect(factsOf(call.say("我三点下班，那就星期五三点半")).when).toBe("3月13日星期五 下午3:30");
});
