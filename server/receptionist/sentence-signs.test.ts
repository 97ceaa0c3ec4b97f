import { expect, test } from "vitest";
import { withOwnSigns } from "./sentence-signs.ts";

test("a Spanish sentence that opens with a day opens with a capital", () => {
  expect(withOwnSigns("Gracias. martes 17 de marzo, 13:00, para Ana.", "es")).toBe(
    "Gracias. Martes 17 de marzo, 13:00, para Ana.",
  );
  expect(withOwnSigns("¿Le queda bien el martes 17?", "es")).toBe("¿Le queda bien el martes 17?");
});

test("a Chinese sentence has its own signs around a time", () => {
  expect(withOwnSigns("3月17日星期二, 上午9:00 (北美山区时间) 为您保留。", "zh")).toBe(
    "3月17日星期二上午9:00（北美山区时间）为您保留。",
  );
  expect(withOwnSigns("什么时间？北美山区时间.", "zh")).toBe("什么时间？北美山区时间。");
});

test("other texts stay as they are", () => {
  expect(withOwnSigns("Tuesday 17 March, 1:00 pm (Mountain Time).", "en")).toBe(
    "Tuesday 17 March, 1:00 pm (Mountain Time).",
  );
  expect(withOwnSigns("Basic $0.60, hello@farline.example.", "zh")).toBe(
    "Basic $0.60, hello@farline.example.",
  );
});
