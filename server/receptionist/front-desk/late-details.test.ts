import { expect, test } from "vitest";
import { callAt, factsOf } from "./eval/call-at.ts";

/** A call at a restaurant whose slip was handed in. */
function handedIn() {
  const call = callAt("restaurants");
  call.say("table for 6 saturday at 7 pm, one of us has a peanut allergy");
  return { call, closing: call.say("Priya Nair 773 555 0162").text };
}

test("what is told after the slip was handed in is added and named", () => {
  const { call } = handedIn();
  const reply = call.say("we also need a high chair for the baby");
  expect(reply.text).toContain("high chair for the baby");
  expect(Object.values(factsOf(reply)).join()).toContain("high chair");
});

test("what changes afterwards is still a rehearsal, in other words each time", () => {
  const { call, closing } = handedIn();
  expect(closing).toContain("rehearsal");
  const first = call.say("can we make it 8 instead").text;
  const second = call.say("no, sunday at 7").text;
  for (const text of [first, second]) expect(text).toContain("rehearsal");
  expect(second).toContain("Sunday 15 March, 7:00 pm");
  expect(first).not.toContain("That was the rehearsal");
  expect(second.split(". ").filter((one) => first.includes(one))).toEqual([]);
  expect(call.say("thanks").text).not.toContain("rehearsal");
});

test("what a rehearsal is, and how things stand, is answered plainly", () => {
  const { call } = handedIn();
  expect(call.say("what rehearsal??").text).toContain("trying out");
  const { text } = call.say("so do i have a table or not");
  expect(text).toContain("Saturday 14 March, 7:00 pm");
  expect(text).toContain("confirm");
});

test("what stands on the slip is read back, or the one thing that is asked for", () => {
  const { call } = handedIn();
  const all = call.say("so 6 people, saturday. all that on there?").text;
  for (const held of ["6", "Saturday 14 March, 7:00 pm", "Priya Nair", "773 555 0162"])
    expect(all).toContain(held);
  const one = call.say("did you get the peanut part").text;
  expect(one).toContain("peanut");
  expect(one).not.toContain("773");
});

test("two days that are taken for one are asked about", () => {
  const call = callAt("dentists");
  const reply = call.say("lost a crown, can i come this thursday like the day after tomorrow at 4");
  expect(reply.text).toMatch(/Saturday 14 March or Thursday 19 March/);
  expect(factsOf(reply).when).not.toMatch(/March/);
  expect(factsOf(call.say("saturday the 14th")).when).toBe("Saturday 14 March, 4:00 pm");
});

test("a date that nobody said is struck out", () => {
  const call = callAt("real-estate-agents");
  call.say("i want to sell my condo, april 7 at 10");
  expect(factsOf(call.say("i didnt say any date")).when).toBeUndefined();
});
