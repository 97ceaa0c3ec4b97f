import { expect, test } from "vitest";
import { changeWished } from "./change-wished.ts";

test.each([
  ["forget that, cancel it instead https://farline.example/booking?token=x", "cancel"],
  ["no just cancel the call", "cancel"],
  ["actually lets reschedule it", "move"],
  ["i'd rather move it, dont cancel", "move"],
  ["mejor cancélela", "cancel"],
  ["mejor cancelar la llamada", "cancel"],
  ["还是取消吧", "cancel"],
  ["i never got the cancel link", undefined],
  ["did my wife cancel it", undefined],
  ["can i change my email", undefined],
])("the change that is wished for: %s", (line, wish) => {
  expect(changeWished(line)).toBe(wish);
});
