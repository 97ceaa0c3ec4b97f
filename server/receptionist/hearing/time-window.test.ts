import { expect, test } from "vitest";
import { windowIn } from "./time-window.ts";

test.each([
  ["anything wednesday before 10", "en", { until: 600 }],
  ["friday after 3", "en", { since: 900 }],
  ["some time between 2 and 4", "en", { since: 840, until: 960 }],
  ["it has to be done by noon", "en", { until: 720 }],
  ["not before 11 please", "en", { since: 660 }],
  ["thursday past noon to talk", "en", { since: 720 }],
  ["ok monday then, not too early", "en", { since: 600 }],
  ["nothing too late please", "en", { until: 900 }],
  ["el lunes, que no sea muy temprano", "es", { since: 600 }],
  ["下周一 别太早", "zh", { since: 600 }],
  ["that is too early", "en", {}],
  ["its not too late to start, right?", "en", {}],
  ["quarter past eleven", "en", {}],
  ["el martes después de las 3", "es", { since: 900 }],
  ["antes de las diez y media", "es", { until: 630 }],
  ["entre las 2 y las 4", "es", { since: 840, until: 960 }],
  ["周三下午四点以后", "zh", { since: 960 }],
  ["上午十点之前", "zh", { until: 600 }],
] as const)("%s", (text, language, window) => {
  expect(windowIn(text, language)).toEqual(window);
});

test.each([
  ["monday at 10", "en"],
  ["after 3 calls it stopped", "en"],
  ["by 2 people", "en"],
  ["before 20 minutes are over", "en"],
  ["from march 20th", "en"],
  ["a las tres", "es"],
  ["después de 2 llamadas", "es"],
  ["下午四点", "zh"],
] as const)("%s names no limit", (text, language) => {
  expect(windowIn(text, language)).toEqual({});
});
