import { expect, test } from "vitest";
import { chineseNamesIn } from "./chinese-caller.ts";

const names = (text: string) =>
  chineseNamesIn(text, { expected: true, near: true, other: false, isOther: () => false });

test("a family name among other things is the caller's", () => {
  expect(names("9 Cove Rd，姓贾，207 555 0143").own).toBe("贾");
});

test.each([
  ["房东要赶我走，他叫李建国", "李建国"],
  ["陈国雄，我是他以前的同事", "陈国雄"],
])("somebody else is named: %s", (text, relative) => {
  expect(names(text)).toMatchObject({ relative });
  expect(names(text).own).toBeUndefined();
});

test.each(["白卡", "黄灯"])("nobody's name: %s", (text) => {
  expect(names(text)).toMatchObject({ bare: [] });
});
