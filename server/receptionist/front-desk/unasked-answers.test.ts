import { expect, test } from "vitest";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { callAt } from "./eval/call-at.ts";

/** The first words of what a desk says to a question that it may not answer. */
const said = (trade: string, id: string) => {
  const desk = frontDeskOf(trade);
  const ways = id === "price" ? desk.price : desk.limits.find((one) => one.id === id)?.say;
  return new RegExp((ways ?? []).map((one) => one.slice(0, 24)).join("|"));
};

test.each([
  ["b2b-services", "no rush on the quote, end of the month is fine"],
  ["contractors", "take your time with the estimate"],
  ["painters", "the quote can wait until next week"],
  ["painters", "报价不急"],
])("at %s, %s asks for no price", (trade, line) => {
  expect(callAt(trade).say(line).text).not.toMatch(said(trade, "price"));
});

test.each([
  ["b2b-services", "i need a quote by friday"],
  ["plumbers", "no rush, how much is it though"],
])("at %s, %s does", (trade, line) => {
  expect(callAt(trade).say(line).text).toMatch(said(trade, "price"));
});

test.each([
  "quick question how much of a root canal does cigna pay, i think i got like 600 left this year",
  "how much does delta cover on crowns",
  "what do i pay for a crown if cigna covers half",
])("%s asks what a plan pays", (line) => {
  const { text } = callAt("dentists").say(line);
  expect(text).toMatch(said("dentists", "coverage"));
  expect(text).not.toMatch(said("dentists", "price"));
});

test("where a therapist's hands went is for a person", () => {
  const call = callAt("spas");
  const { action } = call.say(
    "i had a massage on sunday and i did not like where the guys hands went",
  );
  expect(action).toBe("person");
});

test("no machines for health is no wish for a person", () => {
  expect(callAt("electricians").say("58 Tulip Terrace, no machines for health").action).not.toBe(
    "person",
  );
  expect(callAt("electricians").say("no machines, get me somebody").action).toBe("person");
});

test("the reason is that of the line that was meant", () => {
  const call = callAt("spas");
  call.say("my hot tub makes a noise");
  expect(call.say("what do you mean treatment").text).not.toContain("couples room");
});
