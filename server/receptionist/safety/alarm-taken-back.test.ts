import { expect, test } from "vitest";
import { takesAlarmBack } from "./alarm-taken-back.ts";

test.each([
  "false alarm, its the neighbors grill",
  "never mind it was only the toast",
  "theres no gas, i meant the car",
  "oh no wait my bad it was the tv flashing",
  "falsa alarma",
  "no hay humo, era el vecino",
  "搞错了，是隔壁在烧烤",
])("%s takes it back", (text) => expect(takesAlarmBack(text, "gas")).toBe(true));

test.each(["it smells worse now", "12 Dover St", "ok im outside", "the fire department is coming"])(
  "%s does not",
  (text) => expect(takesAlarmBack(text, "gas")).toBe(false),
);

test("thoughts of suicide and violence are taken back by nothing", () => {
  expect(takesAlarmBack("i didnt mean it", "suicide")).toBe(false);
  expect(takesAlarmBack("false alarm", "violence")).toBe(false);
});
