import { expect, test } from "vitest";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { callAt, factsOf } from "./eval/call-at.ts";

const limitOf = (industry: string, id: string) =>
  frontDeskOf(industry).limits.find((one) => one.id === id)?.say[0] ?? "";

test.each(["i'm pregnant is the bleach ok", "i took a benadryl is that ok"])(
  "a salon sends %s to a doctor",
  (line) => expect(callAt("salons").say(line).text).toContain(limitOf("salons", "health")),
);

test("whether a house is still for sale asks for no value", () => {
  const { text } = callAt("real-estate-agents").say("is the house on 44 Birch Ln still available?");
  expect(text).not.toContain(limitOf("real-estate-agents", "value"));
});

test("an owner who said something is nobody to be handed to", () => {
  const call = callAt("plumbers");
  call.say("el fregadero esta tapado");
  call.say("no nada de eso, rento");
  const reply = call.say("el dueño dijo que yo lo arregle");
  expect(reply.action).not.toBe("person");
});

test("a doctor who is named tells nothing of earlier visits", () => {
  const reply = callAt("doctors").say("can i get in with dr patel before noon, i have a rash");
  expect(factsOf(reply).known).toBeUndefined();
});

test("a yes in words answers whether somebody was there before", () => {
  const call = callAt("dentists");
  call.say("i want a cleaning");
  for (let at = 0; at < 4; at++) {
    const reply = call.say(at === 0 ? "no nothing like that" : "i have");
    if (reply.asks !== "known" && factsOf(reply).known) break;
  }
  expect(factsOf(call.say("thanks")).known).toBe("Been here before");
});

test("days on which a house is open are no wish for a time", () => {
  expect(factsOf(callAt("hvac").say("my ac needs a tune up. do you do saturdays?")).when).toBe(
    undefined,
  );
});
