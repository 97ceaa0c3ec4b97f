import { expect, test } from "vitest";
import { saysOnlyTime } from "./time-told.ts";

test.each([
  "put me down for monday at 8",
  "half past two",
  "quarter to four",
  "monday morning 10 oclock would be fine i'm up early anyhow",
  "someone can come see it sat 11",
  "the first one please",
  "lo llevo el lunes a las 10",
  "mesa para seis el viernes a las nueve",
  "nueve y cuarto",
  "i could drop it off wednesday 9:30 on my way to work",
  "lo puedo llevar el miércoles a las 4 de la tarde",
  "mañana a las 9 de la mañana podemos ir",
  "Thursday the 19th at 2 pm would be convenient",
  "i could talk monday at 3:30",
  "明天下午两点给我打电话吧",
  "哦周一上午九点吧",
])("%s: tells a time and nothing else", (said) => {
  expect(saysOnlyTime(said)).toBe(true);
});

test.each([
  "tuesday my brother lets you in",
  "or better 720 555 0134",
  "its from the 50s",
  "dont come before nine",
  "bring the samples monday at 8",
  "el perro muerde los lunes",
  "put it under her name",
  "i could drop off the rug wednesday 9:30",
  "puedo llevar a mi perro el lunes",
  "周六上午带孩子来",
  "三楼没有电梯",
])("%s: tells more", (said) => {
  expect(saysOnlyTime(said)).toBe(false);
});
