import { expect, test } from "vitest";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { deskPhrases } from "#content/front-desks/phrases.ts";
import { rehearsedTrades } from "#content/front-desks/rehearsed-trades.ts";
import { newConversation, withLines } from "#server/receptionist/conversation.ts";
import { createTestActions } from "#server/receptionist/eval/test-actions.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { rehearse } from "./rehearse.ts";

/** A call at a trade's desk, one line after the other. */
function at(industry: string) {
  const { opens, closes } = rehearsedTrades[frontDeskOf(industry).slug];
  const persona = { name: "Hale & Sons", industry, opens, closes };
  const actions = createTestActions();
  let conversation = newConversation();
  return (original: string) => {
    const hearing = hear(original, conversation.language);
    const step = { hearing, original, choice: undefined, conversation, actions };
    const reply = rehearse(persona, { ...step, changes: {}, when: {} }, undefined);
    conversation = withLines(reply.conversation, [
      { who: "visitor", text: original },
      { who: "assistant", text: reply.text },
    ]);
    const facts = reply.facts?.map(({ name, value }) => [name, value] as const) ?? [];
    return { text: reply.text, facts: Object.fromEntries(facts) };
  };
}

const { after, emergencyAgain } = deskPhrases.en;

test("what a line of danger tells and asks besides is taken down", () => {
  const say = at("plumbers");
  const { facts } = say(
    "water is pouring through the light, im at 18 Kerr Ave. my landlord is Mr Oyelaran. how fast can they come?",
  );
  expect(facts.address).toMatch(/18 Kerr/);
  expect(facts.question).toMatch(/how fast can they come/);
});

test("what a question is asked beside, and who rents out, stays on the note", () => {
  const say = at("plumbers");
  const { facts } = say(
    "water is pouring through the light fixture, we rent, landlord is Bob Ames, 9 Oak Ave, can someone come tonight",
  );
  expect(facts.owner).toBe("Tenant");
  expect(facts.note).toMatch(/landlord is Bob Ames/);
  expect(facts.question).toMatch(/can someone come/);
});

test("that it may get worse is said once", () => {
  const say = at("plumbers");
  say("water is coming down by the light in the ceiling");
  expect(say("12 Dover St").text).toContain(after);
  say("now the outlet is sparking");
  expect(say("Ned Bo").text).not.toContain(after);
});

test("nobody who is safe hears that it may get worse", () => {
  const say = at("funeral-homes");
  say("i smell gas in here");
  expect(say("im safe, the gas company is here, i only need somebody at six").text).not.toContain(
    after,
  );
});

test("a warning that was repeated is not introduced twice", () => {
  const say = at("doctors");
  say("my dads left arm is numb and hes sweaty");
  expect(say("he says its nothing").text).toContain(emergencyAgain);
  expect(say("now his chest hurts").text).not.toContain(emergencyAgain);
});

test("fine with an answer that did not come says nothing about danger", () => {
  const say = at("dentists");
  say("my crown fell out");
  say("no swelling none of that");
  expect(say("i didnt get an answer on the crown but fine").facts.safe).not.toBe("fine");
});

test("once the alarm is taken back, the desk asks all that it asks", () => {
  const say = at("hvac");
  say("furnace smells like gas, im at 77 Oak Ave");
  const { facts, text } = say("oh wait false alarm, its the neighbors grill");
  expect(facts.address).toMatch(/77 Oak/);
  expect(facts.safe).toMatch(/false alarm/);
  expect(text).not.toContain(after);
  say("renting");
  expect(say("Pat Lund 303 555 0109").text).toMatch(/day and time/);
});

test("an alarm after one that was taken back is one again", () => {
  const say = at("hvac");
  say("furnace smells like gas");
  say("false alarm");
  expect(say("now it really smells like gas and im dizzy").text).toMatch(/911/);
  expect(say("Pat Lund 303 555 0109").text).not.toMatch(/day and time/);
});
