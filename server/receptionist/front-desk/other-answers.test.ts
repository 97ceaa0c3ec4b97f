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

test.each([
  [
    "real-estate-agents",
    "can I see 31 Wren Ct",
    "off the record, how low would the owner go",
    "side",
  ],
  ["b2b-services", "hello there", "its number 4471", "wish"],
  ["med-spas", "quiero botox", "el martes a las cinco", "first"],
  ["doctors", "my number is 303 555 0100", "ugh, useless. let me speak to a person", "reason"],
])("%s: %s, %s fills no line", (industry, first, line, field) => {
  const call = callAt(industry);
  call.say(first);
  expect(factsOf(call.say(line))[field]).toBeUndefined();
});

test("no wait, to the question about danger, denies none", () => {
  const call = callAt("dentists");
  expect(call.say("all of us want a cleaning, wednesday").asks).toBe("safe");
  expect(factsOf(call.say("no wait, thursday at three")).safe).toBeUndefined();
});

test.each(["is it ten to thirty hours, few hours ago", "Doyle is the name on the policy"])(
  "%s asks for no price and meets no limit",
  (line) => {
    expect(callAt("insurance-agents").say(line).action).toBe("rehearsal");
  },
);

test("a pill that is named asks for a verdict, and not why a name is needed", () => {
  const call = callAt("med-spas");
  call.say("botox consult, first time");
  expect(call.say("im on accutane does that matter").text).toContain(
    limitOf("med-spas", "clinical"),
  );
});

test("what was told before is understood; only who does not know is told to say what he knows", () => {
  const { say } = callAt("insurance-agents");
  say("a tree fell on our homeowners, the house, nobody hurt");
  const doubt = "Only what you know";
  expect(say("it's the homeowners I suppose, the house").text).not.toContain(doubt);
  expect(say("please please").text).not.toMatch(/Only what you know|did not catch/);
  expect(say("i dont know").text).not.toContain("did not catch");
});

test.each(["is this a machine", "are you one of those computers", "es una maquina"])(
  "%s: says that it is an assistant",
  (line) => {
    const call = callAt("retail-stores");
    call.say("do you have the blue kettle");
    const { text } = call.say(line);
    expect(text).toMatch(/assistant|asistente/);
    expect(text).not.toContain(limitOf("retail-stores", "stock"));
  },
);

test.each([
  "is that yellow bungalow on fig street still up",
  "we drove by the white house on Cedar, has it sold already",
  "vi la casa azul de la calle Roble, ¿todavía está?",
  "你好，Dahlia街那个白房子，还在卖吗",
])("%s: is kept as a question", (line) => {
  expect(factsOf(callAt("real-estate-agents").say(line)).question).toBeTruthy();
});

test("the later of two times is taken", () => {
  const call = callAt("attorneys");
  call.say("my landlord Dale Cobb is evicting us");
  call.say("I'm Keisha Brown, 720 555 0177, friday afternoon");
  expect(factsOf(call.say("the later one")).when).toMatch(/4:00/);
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

test("a home that nobody could find is asked for once", () => {
  const call = callAt("real-estate-agents");
  const house = frontDeskOf("real-estate-agents").fields.find(({ name }) => name === "house");
  const first = call.say("my mother in law wants to sell her condo");
  expect(first.text).toContain(house?.ask[0] ?? "-");
  const second = call.say("no idea what you mean, its a condo");
  expect(second.text).not.toContain(house?.ask[0] ?? "-");
  expect(
    callAt("real-estate-agents").say("we want to sell our condo on Dahlia").text,
  ).not.toContain(house?.ask[0] ?? "-");
});

test("a day and an hour are no address", () => {
  const call = callAt("plumbers");
  call.say("el fregadero esta tapado");
  call.say("no nada de eso, rento");
  expect(factsOf(call.say("yo digo el miercoles 18 a las 3")).address).toBeUndefined();
});

test("what was asked for and is still open is written down, beside what else is asked", () => {
  const call = callAt("attorneys");
  call.say("i got served divorce papers yesterday");
  call.say("my wife, Denise Harlan");
  const reply = call.say("i asked if the same house is a problem. can she change the locks on me");
  expect(factsOf(reply).question).toMatch(/same house/);
  expect(factsOf(reply).question).toMatch(/locks/);
});

test("a wish to come in is no question of law", () => {
  const call = callAt("attorneys");
  call.say("i got served divorce papers yesterday");
  expect(call.say("can i get in with somebody on tuesday afternoon").action).not.toBe(
    "refuse-advice",
  );
});

test("what was told beside a danger is written down", () => {
  const call = callAt("funeral-homes");
  const reply = call.say("i smell gas in the chapel, and the casket lid is broken at the hinge");
  expect(JSON.stringify(reply.facts)).toContain("hinge");
});
