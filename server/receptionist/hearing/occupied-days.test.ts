import { expect, test } from "vitest";
import { withoutReasons } from "./occupied-days.ts";
import { whenIn } from "./when.ts";

const today = "2026-03-12";

test.each([
  ["mejor el jueves 19, el martes tengo juzgado", "es", "2026-03-19", [2]],
  ["mejor el miércoles, el lunes estoy fuera", "es", "2026-03-18", [1]],
  ["better thursday, tuesday i've got court", "en", "2026-03-19", [2]],
  ["thursday please, i'm in court tuesday", "en", "2026-03-19", [2]],
  ["tuesday the 17th rather, wednesday is inventory", "en", "2026-03-17", [3]],
  ["还是周四吧，周二要开庭", "zh", "2026-03-19", [2]],
] as const)("%s: the day that is taken is not wished for", (said, language, date, not) => {
  expect(whenIn(said, language, today)).toMatchObject({ date, not });
});

test.each([
  ["i have a call with you tuesday, can we do thursday", "2026-03-19"],
  ["tuesday or thursday", "2026-03-17"],
  ["i'm free tuesday, wednesday works too", "2026-03-18"],
  ["monday is good for me", "2026-03-16"],
  ["we have 6 people tuesday", "2026-03-17"],
])("%s: nobody is taken", (said, date) => {
  const { not, ...when } = whenIn(said, "en", today);
  expect(when.date).toBe(date);
  expect(not).toBeUndefined();
});

test.each([
  ["actually monday is bad, my van's in the shop. wednesday?", /wednesday\?/, /van|shop/],
  ["not wed after all, wed's my surgery day. friday?", /friday\?/, /surgery/],
  ["mondays no good, truck's in the shop. do you do spanish?", /spanish\?/, /truck/],
])("%s: why a day does not suit asks nothing", (said, kept, gone) => {
  const left = withoutReasons(said, "en");
  expect(left).toMatch(kept);
  expect(left).not.toMatch(gone);
});

test("a reason stays where no day is refused", () => {
  const said = "my van's in the shop. can we talk wednesday?";
  expect(withoutReasons(said, "en")).toBe(said);
});
