import { expect, test } from "vitest";
import { callAt as at, factsOf } from "./eval/call-at.ts";

test.each([
  "driver wants 900 more before he opens the truck, thats not what the paper says",
  "the crew broke my table",
  "they want more money than the estimate before unloading",
  "el chofer quiere 500 más antes de bajar mis cosas",
])("%s: nothing is asked about another move", (line) => {
  const call = at("moving-companies");
  expect(call.say(line).asks).toBe("name");
  const reply = call.say("order 7719, Kirk Boyle 775 555 0175");
  expect(reply.asks).toBeUndefined();
  const facts = factsOf(reply);
  expect(facts.order).toMatch(/Already moving|Ya en camino/);
  expect(facts.note).toContain("order 7719");
  expect(facts.from ?? facts.to ?? facts.size).toBeUndefined();
});

test.each([
  "can the driver call before he opens the truck, from Reno to Elko",
  "need a quote for a 2 bedroom, job 4412",
  "my mover wants more notice, from Reno to Elko, 2 bedroom",
])("%s: a new move is asked on", (line) => {
  const call = at("moving-companies");
  call.say(line);
  expect(call.say("Ann Ray 775 555 0175").asks).toBeDefined();
});

test("an order is no place", () => {
  const call = at("moving-companies");
  expect(call.say("need a quote for a 2 bedroom").asks).toBe("from");
  expect(factsOf(call.say("estimate number 4412")).from).toBeUndefined();
});
