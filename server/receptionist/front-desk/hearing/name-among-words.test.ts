import { describe, expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";
import { nameAmongWords } from "./name-among-words.ts";

describe("a name among other words", () => {
  test.each([
    ["oh Brenda Ochoa", "Brenda Ochoa"],
    ["Kirsten Halvorson and its", "Kirsten Halvorson"],
    ["name aoife kinsella phone", "Aoife Kinsella"],
    ["name brenda ochoa phone", "Brenda Ochoa"],
    ["mi nombre Ernesto Galván tel", "Ernesto Galván"],
    ["J. R. Maddox para servirle", "J. R. Maddox"],
    ["um María de la Cruz", "María de la Cruz"],
    ["1120 Cesar Chavez", undefined],
    ["the policy is under Ana Frost", undefined],
    ["wendell stroup is his name", undefined],
    ["her name is Dana Webb", undefined],
    ["Hillcrest Homes", undefined],
  ])("%s", (text, name) => expect(nameAmongWords(text, true)).toBe(name));

  test.each([
    ["ella quería que la cremaran, y eso es todo", undefined],
    ["Nissan Versa 2016 gris", undefined],
    ["uh sure Holly Brandt", "Holly Brandt"],
  ])("without a number: %s", (text, name) => expect(nameAmongWords(text, false)).toBe(name));
});

test.each([
  ["oh Brenda Ochoa, 575 555 0191", "Brenda Ochoa"],
  ["Julio César Peña, 915 555 0126, lo llevo el miércoles a las 9", "Julio César Peña"],
  ["Trey Fontenot at 337 555 0188", "Trey Fontenot"],
  ["i go by J. R. Maddox. 915 555 0135", "J. R. Maddox"],
  ["Priyanka Raman speaking, 915 555 0119", "Priyanka Raman"],
])("a caller beside a number: %s", (line, name) => {
  const call = callAt("hvac");
  call.say("furnace blows cold since last night");
  expect(factsOf(call.say(line)).name).toBe(name);
});
