import { expect, test } from "vitest";
import { callAt, factsOf } from "./eval/call-at.ts";

test("whoever calls for somebody else keeps both names apart", () => {
  const call = callAt("doctors");
  call.say("calling for my mom Rosa Delgado she has a bad cough");
  const facts = factsOf(call.say("im Elena Delgado her daughter, 915 555 0122"));
  expect(facts.name).toBe("Elena Delgado");
  expect(facts.note).toMatch(/mom Rosa Delgado/);
});

test.each([
  ["dentists", "this is for my son Leo, he chipped a tooth", /son Leo/],
  ["med-spas", "booking for my wife Carla, lip filler", /wife Carla/],
  ["doctors", "quiero una cita para mi mamá Rosa", /mamá Rosa/],
])("at %s, %s says whose appointment it is", (trade, line, whose) => {
  const call = callAt(trade);
  call.say(line);
  const facts = factsOf(call.say("Rob Stein 720 555 0112"));
  expect(facts.name).toBe("Rob Stein");
  expect(facts.note).toMatch(whose);
});

test("in Chinese too", () => {
  const call = callAt("doctors");
  call.say("我儿子咳嗽");
  const facts = factsOf(call.say("他叫王小明 我是他妈妈王丽"));
  expect(facts.name).toBe("王丽");
  expect(facts.note).toMatch(/王小明/);
});

test("a card that was opened for somebody stays on the note", () => {
  const call = callAt("dentists");
  call.say("my son chipped a tooth");
  call.say("no");
  call.say("Leo Park, born 4/5/2015");
  const facts = factsOf(call.say("im Dana Park 303 555 0110"));
  expect(facts.name).toBe("Dana Park");
  expect(facts.note).toMatch(/Leo Park/);
});
