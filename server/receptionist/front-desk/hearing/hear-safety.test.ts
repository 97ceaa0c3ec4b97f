import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";

test.each([
  ["plumbers", "water heater is leaking all over the garage", "nowhere near any lights"],
  ["plumbers", "se está tirando el agua del boiler", "está lejos de los enchufes"],
  ["plumbers", "热水器漏水", "离插座很远"],
  ["plumbers", "my sink is leaking", "its in the yard, far from anything electric"],
  ["hvac", "ac isnt cooling", "not near any smoke or gas"],
])("at %s, %s: %s is a denial", (trade, opening, answer) => {
  const call = callAt(trade);
  const { asks } = call.say(opening);
  const reply = call.say(answer);
  expect(factsOf(reply)[asks ?? ""]).toBeDefined();
  expect(reply.asks).not.toBe(asks);
});

test.each([
  ["plumbers", "水槽漏水", "是我买的房子"],
  ["pest-control", "厨房有蟑螂", "有个大鱼缸"],
  ["plumbers", "gotea el lavabo", "ya está pagada la casa"],
  ["pest-control", "ants in the kitchen", "maybe twenty, half an inch, no wings"],
])("at %s, %s: %s is no yes", (trade, opening, answer) => {
  const call = callAt(trade);
  call.say(opening);
  expect(call.say(answer).text).not.toMatch(/911|Poison|Veneno|中毒/);
});

test.each([
  ["plumbers", "水槽漏水", "有一点"],
  ["electricians", "半个房子没电", "有焦味"],
  ["plumbers", "my sink is leaking", "maybe a little"],
  ["plumbers", "gotea el lavabo", "sí, un poco"],
])("at %s, %s: %s is a yes", (trade, opening, answer) => {
  const call = callAt(trade);
  call.say(opening);
  expect(call.say(answer).text).toMatch(/911/);
});

test("before anybody asks, it is told that nobody is hurt", () => {
  const call = callAt("auto-body-repair");
  const reply = call.say(
    "I scraped the fender along the garage post. Everyone is quite all right.",
  );
  expect(factsOf(reply).safe).toMatch(/all right/);
});

test("what is denied in one breath stands together", () => {
  const call = callAt("plumbers");
  call.say("no hot water since this morning");
  const facts = factsOf(call.say("No smell of gas, no water on the floor."));
  expect(facts.safe).toMatch(/gas.*floor/);
  expect(facts.problem).toBe("no hot water since this morning");
});

test.each([
  ["plumbers", "my sink is leaking", "nowhere near the outlets but i smell gas"],
  ["plumbers", "my sink is leaking", "far from the lights, the outlet is wet tho"],
])("at %s, %s: %s is a danger", (trade, opening, answer) => {
  const call = callAt(trade);
  call.say(opening);
  expect(call.say(answer).text).toMatch(/911/);
});
