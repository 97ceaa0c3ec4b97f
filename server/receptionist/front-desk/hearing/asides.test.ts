import { expect, test } from "vitest";
import { asksReadBack, saysComplaint, saysDistress, withoutComplaint } from "./asides.ts";

test.each([
  "ur company never calls back!!",
  "third time im calling",
  "Nobody called me back",
  "nadie me llama",
  "没人给我回电",
])("%s is a complaint", (message) => expect(saysComplaint(message)).toEqual([message]));

test.each(["please call me back", "it happened the third time", "no me llamen"])(
  "%s is none",
  (message) => expect(saysComplaint(message)).toEqual([]),
);

test("a short complaint is no fact", () => {
  expect(withoutComplaint("you never called back! my sink leaks").trim()).toBe("my sink leaks");
});

test.each(["confirmame: 5 personas el sabado", "can you read that back", "你确认一下"])(
  "%s asks for what was written",
  (message) => expect(asksReadBack(message)).toBe(true),
);
test("a confirmation number asks for nothing", () => {
  expect(asksReadBack("my confirmation number is 12")).toBe(false);
});

test.each([
  "sorry. this is hard",
  "i really dont know what to do",
  "estoy muy asustada",
  "我好害怕",
])("%s wants a kind word", (message) => expect(saysDistress(message)).toBe(true));
test.each(["the lid is hard to open", "i dont know the year", "hard water"])(
  "%s wants none",
  (message) => expect(saysDistress(message)).toBe(false),
);
