import { expect, test } from "vitest";
import { callAt, factsOf } from "../eval/call-at.ts";
import { contactIn } from "./contact-said.ts";

test("where to shut the water off is asked, and it still runs", () => {
  const call = callAt("plumbers");
  call.say("water is pouring from a pipe in the basement");
  expect(factsOf(call.say("no light near. where do i shut it off")).running).toBe("Running");
});

test("what is denied of two options makes it the other", () => {
  const call = callAt("plumbers");
  call.say("the pipe burst but it stopped");
  expect(factsOf(call.say("no its not stopped")).running).toBe("Running");
});

test("an aside is no answer to the question about danger", () => {
  const call = callAt("dentists");
  call.say("lost a crown");
  call.say("no no swelling none of that");
  expect(factsOf(call.say("i got no answer on the crown but fine")).safe).toMatch(/swelling/);
});

test("the number of a landlord is not the caller's", () => {
  expect(contactIn("landlord is Mr Oyelaran 614 555 0199").phone).toBeUndefined();
  expect(contactIn("call my landlord at 614 555 0199").phone).toBe("614 555 0199");
});

test("by the way tells no deadline", () => {
  const call = callAt("attorneys");
  call.say("my wife filed for divorce");
  const reply = call.say("is this confidential by the way because she uses this laptop too");
  expect(factsOf(reply).deadline).toBeUndefined();
});

test("a sentence that names an option again is kept, in the note or on a line it fits", () => {
  const call = callAt("real-estate-agents");
  call.say("i want to sell my condo at 12 Oak St");
  const { note = "", by = "" } = factsOf(call.say("and it still has a tenant in it until may"));
  expect(note + by).toContain("it still has a tenant in it until may");
});

test("a time is nobody on the other side", () => {
  const call = callAt("attorneys");
  call.say("I slipped on a wet floor and broke my wrist");
  call.say("Bettina Krause, 801 555 0127");
  const facts = factsOf(call.say("tuesday at 11 works"));
  expect(facts.other).toBeUndefined();
  expect(facts.when).toContain("11:00");
});

test("two questions of one message are both answered or noted", () => {
  const call = callAt("funeral-homes");
  call.say("what does a cremation cost, my number is 918 555 0142");
  const reply = call.say("did you get the number. and what is the difference to a burial");
  expect(reply.text).toContain("918 555 0142");
  expect(factsOf(reply).question).toContain("difference");
});

test("how many come is put right beside a new hour", () => {
  const call = callAt("restaurants");
  call.say("table saturday, 4 of us at 7");
  call.say("kim sol 312 555 0188");
  const facts = factsOf(call.say("actually five, and 7:30 pm instead"));
  expect(facts.people).toBe("5");
  expect(facts.when).toMatch(/7:30/);
});

test("who calls is named by what he is to somebody else, in small letters", () => {
  const call = callAt("funeral-homes");
  call.say("my father died this morning here at home");
  const facts = factsOf(call.say("walter nowak. im his son adam"));
  expect(facts.died).toBe("Walter Nowak");
  expect(facts.name).toBe("Adam");
});
