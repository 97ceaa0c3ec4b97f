import { expect, test } from "vitest";
import { lastCount, peopleIn, withoutHours } from "./people-said.ts";

test.each([
  ["me, my husband, and our 2 little ones", "4"],
  ["4 adults and 2 kids", "6"],
  ["were like 5, maybe 6", "5–6"],
  ["somos 7 u 8", "7–8"],
  ["vamos 3, llegamos como a las 11", "3"],
  ["i booked it for 89 bucks", undefined],
  ["can i get a table 7 maybe 7:30", undefined],
  ["we're at table 6, he is choking", undefined],
  ["table 2 tonight 8", "2"],
  ["hot stone for me and my mom", "2"],
  ["un masaje para mi y mi hermana", "2"],
  ["a massage, just for me", "1"],
  ["nada mas para mi", "1"],
  ["us two and the baby", "3"],
])("%s: %s people", (said, people) => {
  expect(lastCount(said, "en")).toBe(people);
});

test.each([
  ["viene mi abuela también, entonces tres", "es", "3"],
  ["my sister is coming too so that makes three", "en", "3"],
  ["我妈也来，一共三个", "zh", "3"],
  ["对了再加一个小朋友，一共六个", "zh", "6"],
  ["周末想跟我老公一起做个按摩", "zh", "2"],
  ["想做个情侣按摩", "zh", "2"],
  ["就我一个，做个脸", "zh", "1"],
  ["my sister is coming too so 3:30 is better", "en", undefined],
  ["somos cinco y un bebé que necesita silla alta", "es", "6"],
  ["nueve y dos niños, somos once", "es", "11"],
  ["so 5 and a baby", "en", "6"],
] as const)("who comes as well: %s", (text, language, count) => {
  expect(peopleIn(text, language)).toBe(count);
});

test.each([
  ["周六下午两点，累死了就想放松一下", "下午，累死了就想放松一下"],
  ["七点六个人", "六个人"],
  ["礼拜五七点半四位", "四位"],
])("hours and days count nobody: %s", (said, left) => {
  expect(withoutHours(said).replace(/ /g, "")).toBe(left);
});
