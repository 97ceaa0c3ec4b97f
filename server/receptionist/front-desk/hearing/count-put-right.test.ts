import { expect, test } from "vitest";
import { withCountSaid } from "./count-put-right.ts";

test.each([
  ["wait six, jess is coming", "en", "5", "we are 6 people"],
  ["sorry, four, i forgot my mom", "en", "3", "we are 4 people"],
  ["espere, 5, viene mi suegra", "es", "4", "somos 5 personas"],
  ["等一下，五个，我妈也来", "zh", "4", "我们5个人"],
] as const)("%s: says how many come", (line, language, known, said) => {
  expect(withCountSaid(line, language, known)).toContain(said);
});

test.each([
  ["no 6, i can't at 7", "en", "4"],
  ["wait 8, i'm coming from work", "en", "4"],
  ["sorry 8", "en", "4"],
  ["saturday at 6, my sister is coming", "en", "4"],
] as const)("%s: stays as it is", (line, language, known) => {
  expect(withCountSaid(line, language, known)).toBe(line);
});
