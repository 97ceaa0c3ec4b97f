import { expect, test } from "vitest";
import { callAt as at, factsOf } from "../eval/call-at.ts";
import { withoutOpeningCount } from "./opening-count.ts";

test.each([
  ["two at the bar tonight 9:15, we're dying for your mussels", "2", /Thursday.*9:15/],
  ["two tonight around 8", "2", /Thursday.*8:00/],
  ["4 on the patio friday at 7", "4", /Friday.*7:00/],
  ["hi, 2 for brunch sunday at eleven", "2", /Sunday.*11:00/],
  ["six by the window sunday noon", "6", /Sunday.*12:00/],
  ["tres en la terraza el viernes a las 7", "3", /viernes.*7:00/],
])("%s: how many come, and when", (line, people, when) => {
  expect(factsOf(at("restaurants").say(line))).toMatchObject({
    people,
    when: expect.stringMatching(when),
  });
});

test.each([
  "8 tonight, 4 of us",
  "7 tonight or 8 tomorrow",
  "meet me at the bar at two tomorrow",
  "8 at the bar tonight",
  "2 friday 3 nights",
  "7 tomorrow, 312 555 0190",
  "4 tomorrow 5 of us",
])("%s: opens with no number of people", (line) => {
  expect(withoutOpeningCount(line)).toBe(line);
});

test("a message of many numbers takes no longer than it is long", () => {
  const from = performance.now();
  withoutOpeningCount("so just 2 at the bar ".repeat(300));
  expect(performance.now() - from).toBeLessThan(200);
});
