import { expect, test } from "vitest";
import { callAt as at, factsOf } from "./eval/call-at.ts";

test.each([
  ["restaurants", "i left a scarf, green, wool, at the corner booth tuesday", /green, wool/],
  ["restaurants", "olvidé mi chamarra en la barra el sábado", /chamarra/],
  ["restaurants", "昨晚在你们店里落下一把伞", /伞/],
  ["salons", "i left my earrings at your place yesterday", /earrings/],
  ["dentists", "think i left my jacket in your waiting room this morning", /jacket/],
  ["hotels", "i checked out this morning and left my charger in room 214", /charger/],
  ["retail-stores", "i left my bag at the register around noon", /bag/],
])("at %s, %s: only who calls is asked for", (trade, line, noted) => {
  const call = at(trade);
  const reply = call.say(line);
  expect(reply.asks).toBe("name");
  expect(factsOf(reply).note).toMatch(noted);
  const last = call.say("Tess Orne 312 555 0190");
  expect(last.asks).toBeUndefined();
  expect(Object.keys(factsOf(last)).sort()).toEqual(["name", "note", "phone"]);
});

test.each([
  ["restaurants", "i left my card at home, can i pay with my phone, 2 of us tonight at 8"],
  ["restaurants", "i left a scarf there tuesday. also can i get a table for 4 friday at 7"],
  ["salons", "i lost my hair tie lol. need a trim friday at 3"],
])("at %s, %s: a booking goes on", (trade, line) => {
  expect(factsOf(at(trade).say(line)).when).toMatch(/pm/);
});

test("a hat that was left is no wish for a seat", () => {
  const call = at("restaurants");
  call.say("table for 4 friday at 7");
  const facts = factsOf(call.say("oh and i left my hat at the bar last week"));
  expect(facts).toMatchObject({ people: "4", note: "i left my hat at the bar last week" });
  expect(facts.seat).toBeUndefined();
});

test.each([
  ["retail-stores", "the watch i bought at your store lost its hand", "wrong"],
  ["retail-stores", "i left my boots at the store to be resoled", "item"],
  ["dentists", "i lost my retainer at the gym", "problem"],
])("at %s, %s: nothing was left behind", (trade, line, field) => {
  expect(factsOf(at(trade).say(line))[field]).toBeDefined();
});

test.each([
  ["restaurants", "the bill was wrong on saturday, you charged me for two bottles"],
  ["restaurants", "found a bug in my salad last night"],
  ["restaurants", "id like to complain about my waiter friday"],
  ["restaurants", "me cobraron dos veces"],
  ["restaurants", "上次刷了两次卡"],
  ["spas", "i was charged twice for my massage"],
  ["hotels", "the room was filthy when we stayed sunday"],
])("at %s, %s: nothing is asked about a booking", (trade, line) => {
  const call = at(trade);
  expect(call.say(line).asks).toBe("name");
  const last = call.say("Ana Sol 312 555 0190");
  expect(last.asks).toBeUndefined();
  expect(Object.keys(factsOf(last)).sort()).toEqual(["name", "note", "phone"]);
});

test.each([
  ["restaurants", "last time the food was cold. table for 4 friday at 7 anyway", "people"],
  ["hotels", "will i be charged twice if i book friday", "when"],
  ["restaurants", "do you charge us for a cake, 6 of us friday at 7", "people"],
])("at %s, %s: a booking is asked on", (trade, line, field) => {
  const call = at(trade);
  call.say(line);
  const lines = call.say("Ana Sol").slip?.lines.map(({ name }) => name);
  expect(lines).toContain(field);
});

test("who leaves something there learns of no guest", () => {
  const call = at("hotels");
  call.say("i left my phone charger in room 12 yesterday");
  const reply = call.say("who is staying in there now, is it still Mr Vance");
  expect(reply.action).toBe("refuse-advice");
});
