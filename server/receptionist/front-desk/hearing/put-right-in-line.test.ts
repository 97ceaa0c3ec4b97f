import { expect, test } from "vitest";
import { withoutDaysBeside } from "./days-beside.ts";
import { withOpeningMark } from "./opening-mark.ts";
import { withOwnCorrections } from "./put-right-in-line.ts";

test.each([
  ["table for 4 no 5 saturday", "table for 5, saturday"],
  ["somos 4 no 5", "somos 4 no 5"],
  ["tues 10 for a walkthru, no wed 10, tues is inventory", "wed 10 for a walkthru, "],
  ["video thing sat 11? no mon 11", "video thing mon 11"],
  ["mon at 1. ugh no 2", "mon at 2"],
  ["today at 3, no cant, tmrw at 9", "tmrw at 9"],
  ["moving on the 28th. no 29th, lease thing", "moving on the 29th, lease thing"],
  ["订位 星期六晚上6个人 不对 7个", "订位 星期六晚上7个人"],
  ["bo@mail.example, no bob@mail.example", "bob@mail.example"],
  ["ants at 14 elm street, no 41 elm street", "ants at 41 elm street"],
  ["table for 6 saturday at 7, no make it 8 of us", "table for 8 people saturday at 7"],
  ["fri at 10, no pets", "fri at 10, no pets"],
  ["fri at 10, no mondays please", "fri at 10, no mondays please"],
  ["friday 4pm. no wait make it saturday at 10", "saturday at 10"],
  ["tuesday 9 am, no make it 2", "tuesday 2"],
  ["monday 2pm, no make it 3", "monday 3pm"],
  ["7 pm no make it 9", "9 pm"],
  [
    "call me friday at 10. no wait, make it thursday next week at 4.",
    "call me thursday next week at 4.",
  ],
  ["friday 4pm. oh wait fridays my shift, make it saturday at 10", "saturday at 10"],
  ["tuesday morning at 9. no make it wednesday afternoon at 2", "wednesday afternoon at 2"],
  ["tuesday at 9. no wait, make it wednesday afternoon", "wednesday, afternoon"],
  ["星期五下午四点，不对，星期六十点", "星期六十点"],
])("%s says %s", (line, expected) => {
  expect(withOwnCorrections(line)).toBe(expected);
});

test.each([
  ["ugh no 2", "no wait, at 2"],
  ["no wed 10", "no wait, wed 10"],
  ["sorry about wed", "sorry about wed"],
  ["no tues i work", "no tues i work"],
  ["perdon somos 7", "perdon somos 7"],
])("beside a time that is known, %s is read as %s", (line, expected) => {
  expect(withOpeningMark(line, (day) => day === "tues")).toBe(expected);
});

test.each([
  ["cant do wed at 11, tues at 10 is ok", "  tues at 10 is ok"],
  ["tues at 10, wed is my moms surgery", "tues at 10, "],
  ["sat not mon at 1", "sat at 1"],
  ["my reunion is may 9, a consult monday at 3:30", " a consult monday at 3:30"],
  ["we drive down friday the 20th and stay till monday", "we drive down friday the 20th and stay "],
  ["llegamos el viernes 20 y nos vamos el lunes", "llegamos el viernes 20 y "],
  ["¿abren los domingos? quiero pausar", "¿ ? quiero pausar"],
  ["wed is my moms surgery", "wed is my moms surgery"],
])("%s leaves %s", (line, expected) => {
  expect(withoutDaysBeside(line).trim()).toBe(expected.trim());
});

test("a thing that is out takes no time back", () => {
  const line = "My lease ends the 31st and furnace is out. monday after 6";
  expect(withOwnCorrections(line)).toBe(line);
});
