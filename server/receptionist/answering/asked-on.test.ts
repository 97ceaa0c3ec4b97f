import { describe, expect, test } from "vitest";
import type { Line } from "#server/receptionist/conversation.ts";
import { newConversation } from "#server/receptionist/conversation.ts";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { askedOn } from "./asked-on.ts";

const after = (answer: string, call = false) => ({
  ...newConversation(),
  lines: answer ? [{ who: "assistant", text: answer } satisfies Line] : [],
  ...(call && { booked: "2026-03-17T19:00:00.000Z" }),
});
const topicOf = (said: string, answer = "", call = false) => {
  const intent = askedOn(hear(said), after(answer, call));
  return intent?.kind === "topic" ? intent.topic.id : undefined;
};

describe("what is asked on after the free trial", () => {
  const trial = "Yes: two weeks free for firms on MyCase, on your own number.";
  test.each([
    ["were on clio tho", "trialOthers"],
    ["we arent on mycase, sorry", "trialOthers"],
    ["im a yoga studio not a lawyer so", "trialOthers"],
    ["somos una clinica dental", "trialOthers"],
    ["我又不是律师 卖茶叶的", "trialOthers"],
    ["why only mycase", "trialOthers"],
    ["we're on mycase actually", "trialMyCase"],
    ["do you work with clio", undefined],
    ["how long is it", undefined],
    ["were a law firm", undefined],
  ])("“%s”", (said, topic) => {
    expect(topicOf(said, trial)).toBe(topic);
  });
  test("nothing of it without the trial", () => {
    expect(topicOf("were on clio tho")).toBeUndefined();
    expect(topicOf("is the trial free for everyone")).toBe("trialOthers");
  });
});

describe("what is asked on after recordings", () => {
  const recorded = "Recording, transcript and summary stand beside the matter.";
  test.each([
    ["who can read em", "recordReaders"],
    ["who at farline listens to them", "recordReaders"],
    ["quien puede escuchar eso", "recordReaders"],
    ["my boss wont like that. can it be switched off", "recordChosen"],
    ["who reads the messages on this site", undefined],
  ])("“%s”", (said, topic) => {
    expect(topicOf(said, recorded)).toBe(topic);
  });
  test("by their name alone", () => {
    expect(topicOf("what happens to my recordings when i quit")).toBe("recordsAtEnd");
    expect(topicOf("录音放多久")).toBe("recordsKept");
    expect(topicOf("can it be switched off")).toBeUndefined();
  });
});

describe("what is asked of the booked call", () => {
  test.each([
    ["is it free to cancel", "callCanceled"],
    ["can my wife be on it too", "callGuests"],
    ["is it a sales pitch", "callShows"],
    ["does nora speak spanish", "callHost"],
    ["can i cancel the contract anytime", undefined],
  ])("“%s”", (said, topic) => {
    expect(topicOf(said, "Your call is booked.", true)).toBe(topic);
    expect(topicOf(said)).toBeUndefined();
  });
});

test.each([
  ["do you have customers in Alaska who run fishing charters", "customersNamed"],
  ["whats the phone number of your customer Hale Dental", "customersNamed"],
  ["how many customers do you have", undefined],
  ["will i get an invoice from you", "invoices"],
  ["can it send invoices to my clients", undefined],
  ["can we change plans between seasons", "planChange"],
  ["can members pause their membership by phone", undefined],
  ["would it send a caller to 911 if its really bad", "emergencyNumber"],
  ["call 911 please help me", undefined],
  ["why wouldnt i just hire somebody for 18 an hour", "hire"],
  ["could i listen to a sample", "sample"],
  ["will it sign for packages and water the plants too", "notSold"],
  ["so theres no discount at all", "discounts"],
  ["are integrations extra", "integrationsPrice"],
  ["do i need to pay zapier", "integrationsPrice"],
  ["can they pay with stripe", undefined],
  ["who do i talk to to get going", "start"],
  ["ok so basic, yearly. how do i start", undefined],
  ["how do i get started", "start"],
])("“%s” asks for %s", (said, topic) => {
  expect(topicOf(said)).toBe(topic);
});
