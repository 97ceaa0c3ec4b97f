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
  ["plumbers", "my sink is leaking", "nowhere near the outlets but i smell gas"],
  ["plumbers", "my sink is leaking", "far from the lights, the outlet is wet tho"],
])("at %s, %s: %s is a danger", (trade, opening, answer) => {
  const call = callAt(trade);
  call.say(opening);
  expect(call.say(answer).text).toMatch(/911/);
});
