import { expect, test } from "vitest";
import { callAt as at, factsOf } from "./eval/call-at.ts";

/** What the lines of a slip hold after the lines of a call. */
const slipOf = (trade: string, ...lines: readonly string[]) => {
  const call = at(trade);
  return factsOf(lines.map((line) => call.say(line)).at(-1) ?? call.say(""));
};

test.each([
  ["保单是我先生的名字，王强", "王强"],
  ["保单在我太太名下，叫陈丽", "陈丽"],
  ["保单是我爸的，他叫王建国", "王建国"],
])("%s: the name belongs to the policy", (line, holder) => {
  const facts = slipOf("insurance-agents", "昨天有人追尾我的车，没有人受伤", line);
  expect(facts.policy).toContain(holder);
  expect(facts.name).toBeUndefined();
});

test("保单 is nobody's name", () => {
  expect(slipOf("insurance-agents", "保单是我的名字").name).toBeUndefined();
});

test.each([
  ["why did my car insurance go up AGAIN", "My policy"],
  ["my rate went up 200 dollars", "My policy"],
  ["车险怎么涨价了", "我的保单"],
  ["turning 65 in may, need to talk medicare", "New policy"],
  ["cumplo 65 en mayo, quiero hablar de medicare", "Póliza nueva"],
  ["need insurance for my new truck", "New policy"],
  ["i want to insure a boat", "New policy"],
])("at an insurance agent's, %s: %s", (line, wish) => {
  expect(slipOf("insurance-agents", line).wish).toBe(wish);
});

test.each([
  ["空调不制冷，室内29度", "29"],
  ["屋里现在三十一度，空调坏了", "31"],
  ["空调设定24度，屋里29度", "29"],
  ["暖气不热，家里只有12度", "12"],
  ["家里有两个老人，暖气不热", undefined],
])("%s: %s degrees inside", (line, degrees) => {
  expect(slipOf("hvac", line).temperature).toBe(degrees);
});

test("a maker that reads like a name is none, unless a name is asked for", () => {
  const before = ["showers tepid then ice cold", "no gas smell"];
  const facts = slipOf("plumbers", ...before, "bradford white from 2009. own it");
  expect(facts).toMatchObject({ equipment: expect.stringMatching(/bradford/i), owner: "Owner" });
  expect(facts.name).toBeUndefined();
  expect(slipOf("plumbers", ...before, "Bradford White 412 555 0182").name).toBe("Bradford White");
});

test.each([
  ["plumbers", ["its leaking", "no", "cell 412 555 0182, Al Fine"], "owner"],
  ["insurance-agents", ["保单在我太太名下", "我叫李敏，电话 626 555 0138"], "wish"],
])("at %s, what stands before a number answers nothing else", (trade, lines, field) => {
  expect(slipOf(trade, ...lines)[field]).toBeUndefined();
});

test("the color that is wanted is the service, the one that is there is the hair", () => {
  const facts = slipOf("salons", "im dying to go red lol, like copper", "right now its ash brown");
  expect(facts.service).toMatch(/red/);
  expect(facts.service).not.toMatch(/ash/);
  expect(facts.hair).toMatch(/ash brown/);
});

test.each([
  ["es para ella nada más", "1"],
  ["un masaje para mi mamá nada más", "1"],
])("%s: %s", (line, people) => {
  expect(slipOf("spas", line).people).toBe(people);
});

test.each([
  ["got a stand mixer for my wedding, no reciept, never opened", "Something bought"],
  ["got a kettle as a gift, want a different color", "Something bought"],
  ["looking for something as a gift for my dad", "Looks for"],
  ["got any stand mixers", "Looks for"],
])("at a store, %s: %s", (line, wish) => {
  expect(slipOf("retail-stores", line).wish).toBe(wish);
});
