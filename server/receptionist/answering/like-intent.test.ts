import { expect, test } from "vitest";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { classify, type Intent } from "./classify.ts";
import { likeInstead, likeIntent } from "./like-intent.ts";
import { asksTopicAlone, isClear } from "./meant-alone.ts";

const meantBy = (text: string): string => {
  const { spelled, ...hearing } = hear(text);
  const heard = classify({ spelled, ...hearing });
  return nameOf(likeInstead(heard, spelled) ?? heard ?? likeIntent(spelled));
};

const nameOf = (intent: Intent | undefined) =>
  intent?.kind === "topic" ? intent.topic.id : (intent?.kind ?? "nothing");

test.each([
  ["los guiones siguen siendo de nosotros o de quien son", "ownership"],
  ["录音的版权归谁所有", "ownership"],
  ["if it gives wrong info to a client are you responsible", "liability"],
  ["quien responde si el agente se equivoca con un cliente", "liability"],
  ["do you record my voice on this site", "voiceHere"],
  ["graban mi voz en esta pagina", "voiceHere"],
  ["where does the stuff i type in here end up", "chatHere"],
  ["is your database encrypted", "diskEncryption"],
  ["will it recognize somebody who called before", "callMemory"],
  ["do you sell my phone number to other people", "share"],
  ["can we get out after half a year", "leave"],
  ["can it tell who's calling from last time", "callMemory"],
  ["can it interview job applicants", "interviews"],
  ["will my secretary be out of a job", "replace"],
  ["i want a call on monday", "book"],
  ["my receptionist has been with me nine years and i wont fire her", "replace"],
  ["half my patients forget they have an appointment", "reminders"],
  ["quien mas aparte de ustedes toca nuestros datos", "subprocessors"],
  ["si la maquina se equivoca quien responde", "liability"],
  ["万一它说错了谁来负责", "liability"],
  ["老客户打来它认得出来吗", "callMemory"],
])("%s asks about %s", (text, topic) => {
  expect(meantBy(text)).toBe(topic);
});

test.each([
  "who owns the company",
  "what does a recording cost",
  "can i pay with crypto",
  "are calls recorded",
  "how much is gold",
  "does it sound natural",
  "who is responsible for the company",
])("%s asks about none of the terms", (text) => {
  const terms = ["ownership", "liability", "voiceHere", "chatHere", "diskEncryption", "breach"];
  expect(terms).not.toContain(meantBy(text));
});

test.each([
  ["what's the capital of France", "off-topic"],
  ["do you have parking", "unknown"],
  ["do you sell tires", "unknown"],
])("%s is taken for no topic", (text, kind) => {
  expect(meantBy(text)).toBe(kind);
});

test("what is asked before anything else points back to nothing", () => {
  const text = "how many companies use this";
  expect(likeInstead(undefined, text)).toBeUndefined();
  expect(nameOf(likeInstead(undefined, text, { first: true }))).toBe("clients");
});

test("a sentence may say by itself what is asked", () => {
  const hearing = hear("what sort of business software does it hook into");
  const intent = likeInstead(classify(hearing), hearing.spelled) ?? classify(hearing);
  expect(intent && isClear({ hearing, intent })).toBe(true);
});

test("a question about a topic is no wish, whatever words for one it has", () => {
  expect(asksTopicAlone("what can i tell my partner about how you protect our data")).toBe(true);
  expect(asksTopicAlone("please have somebody call me back tomorrow")).toBe(false);
});
