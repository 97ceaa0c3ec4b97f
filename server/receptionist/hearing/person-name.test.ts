import { expect, test } from "vitest";
import { personNameIn } from "./person-name.ts";

test.each([
  ["how does it know where i am lol. im one guy w a van", undefined],
  ["this is awesome haha", undefined],
  ["im exhausted", undefined],
  ["whatever, call me tbh", undefined],
  ["no my names not lol, its Rick. i mean does it text", "Rick"],
  ["no my name's not Anna, it's Hanna Weiss", "Hanna Weiss"],
  ["mi nombre no es Ana, es Hana Ruiz", "Hana Ruiz"],
  ["我不叫王明，我叫王小明", "王小明"],
  ["i just typed my name its RICK. Rick Dombrowski. how much", "Rick Dombrowski"],
  ["this is Yvonne Okafor btw", "Yvonne Okafor"],
  ["hi im priya from westgate", "Priya"],
  ["this is sandra", "Sandra"],
  ["Bo Reyes is my name.", "Bo Reyes"],
  ["tess gray is the name", "Tess Gray"],
  ["Elena Prado es mi nombre", "Elena Prado"],
  ["周敏是我的名字", "周敏"],
  ["what is the name", undefined],
  ["im having trouble with the invoice", undefined],
  ["this is Dora Lentz by the way", "Dora Lentz"],
  ["monday at ten please, Sara Pell is the name", "Sara Pell"],
  ["i'm called Petra Lang", "Petra Lang"],
  ["the contract has the wrong company, it should say Kessler Brothers", undefined],
  ["the name is wrong, it should say Steph Maier", "Steph Maier"],
  ["姓名：周文博", "周文博"],
])("%s: %s", (text, name) => {
  expect(personNameIn(text, false)).toBe(name);
});

test.each([
  ["hang on, wednesday at that time instead", undefined],
  ["typo there, it should be another one", undefined],
  ["from Meg Orr", "Meg Orr"],
  ["de parte de Juan Solis", "Juan Solis"],
])("asked for a name: %s", (text, name) => {
  expect(personNameIn(text, true)).toBe(name);
});

test.each([
  ["monday 9:30 please Toby Nash \n", "toby@nashpest.example", "Toby Nash"],
  ["tues 2 please toby nash \n", "toby@nashpest.example", "Toby Nash"],
])("right before an address stands a name: %s", (text, address, name) => {
  expect(personNameIn(text, false, address)).toBe(name);
});

test("ordinary words beside a question are no name, though one was asked for", () => {
  expect(personNameIn("ah crap, can that be thursday instead", true)).toBeUndefined();
});
