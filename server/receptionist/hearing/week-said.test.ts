import { expect, test } from "vitest";
import { whenIn } from "./when.ts";

const today = "2026-03-12";

test.each([
  ["in six weeks", "2026-04-23"],
  ["3 weeks from now", "2026-04-02"],
  ["a couple of weeks out would be good, in a couple weeks", "2026-03-26"],
  ["sometime in april", "2026-04-01"],
  ["late next week", "2026-03-19"],
  ["next month", "2026-04-01"],
  ["in a month", "2026-04-11"],
])("%s begins on %s", (text, from) => {
  expect(whenIn(text, "en", today)).toMatchObject({ from });
});

test("a weekday in a week that is far ahead is the one of that week", () => {
  expect(whenIn("in six weeks, on a tuesday", "en", today).date).toBe("2026-04-21");
  expect(whenIn("en tres semanas, el lunes", "es", today).date).toBe("2026-03-30");
  expect(whenIn("3周后的周一", "zh", today).date).toBe("2026-03-30");
});

test.each(["may i ask", "the 2 weeks free", "we march on"])("%s is no week", (text) => {
  expect(whenIn(text, "en", today)).toEqual({});
});
