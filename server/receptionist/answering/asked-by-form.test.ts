import { describe, expect, test } from "vitest";
import { lastReply } from "#server/receptionist/eval/last-reply.ts";
import { askedByForm } from "./asked-by-form.ts";
import { withItsSubject } from "./elliptic-clause.ts";

const meaningOf = (text: string, last = "") => {
  const intent = askedByForm(text, last);
  return intent?.kind === "topic" ? intent.topic.id : intent?.kind;
};

test.each([
  ["admit it, you are chatgpt", "robot"],
  ["what do you do", "what"],
  ["what do you do with my data", undefined],
  ["can it verify insurance", "unknown"],
  ["can the govt get it", "share"],
  ["what if theyre drunk and yelling", "stuck"],
  ["can i sue if theyre drunk and yelling", undefined],
  ["do you sign an nda", "unknown"],
  ["different accent?", "voice"],
  ["does it understand accents", undefined],
  ["im a therapist. honestly my patients wont want to talk to a robot", "voice"],
  ["plumber here. customers hang up on robots", "voice"],
  ["mis clientes odian hablar con robots", "voice"],
  ["our customers are not on computers much", undefined],
  ["its a pizza place, friday nights 3 phones ring at once", "atOnce"],
  ["i have 3 phones", undefined],
  ["is it paid all upfront", "billing"],
  ["no i mean is it by call or by minute", "countedBy"],
  ["do you charge by the minute or by the call", "countedBy"],
  ["what do you charge by, calls or minutes", "countedBy"],
  ["is it flat or per minute", "countedBy"],
  ["charged per call?", "countedBy"],
  ["cobran por llamada o por minuto", "countedBy"],
  ["是按电话还是按分钟收费", "countedBy"],
  ["we pay per call now", undefined],
  ["they charge per call tho", undefined],
  ["how much per minute", undefined],
  ["40 calls a day or 400 minutes a month", undefined],
  ["can they call or text", undefined],
  ["how much upfront", undefined],
  ["do you work with chatgpt", undefined],
  ["hello, what is farline", "what"],
  ["so is this like a call center in india", "what"],
  ["we pay a call center in omaha 900 a month", undefined],
  ["a private dining inquiry should come to me not the bot", "stuck"],
  ["some of my customers only want to talk to real people", "stuck"],
  ["you people pick up at 6am or not", "always"],
  ["can nora pick up at 6am tomorrow", undefined],
  ["where do i write if she has more questions", "emailAddress"],
  ["does it take food orders", "unknown"],
  ["si pague el ano me devuelven lo que falta", "unknown"],
  ["que alguien me regrese la llamada", undefined],
  ["how many minutes would a hair salon need", "plan"],
  ["how many minutes does silver use", undefined],
  ["just give me the number", "phone"],
  ["who there can tell me for sure", "person"],
])("“%s” stands for %s", (text, meaning) => {
  expect(meaningOf(text)).toBe(meaning);
});

test.each([
  ["to who? i have a salon, im usually with a client", "It hands over.", "stuck"],
  ["good. so just lunch and after 5?", "Give it nights, lunch and the second line", "ownNumber"],
  ["extra cost for those?", "The catalog has 68 integrations", "integrationsPrice"],
  ["are they included", "Yes, Clio is in the catalog.", "integrationsPrice"],
  ["which ones for sure", "English, Spanish, Chinese and more, say our pages.", "languages"],
  ["por mensaje y llamada?", "Los recordatorios salen por llamada", "reminders"],
])("“%s” after “%s” asks on", (said, answer, meaning) => {
  expect(meaningOf(said, answer)).toBe(meaning);
  expect(meaningOf(said, "Silver is $545 a month.")).not.toBe(meaning);
});

test("what the product says about advice is asked only after a refusal", () => {
  const said = "so thats what your bot says too when one of my callers asks";
  expect(meaningOf(said)).toBeUndefined();
  expect(meaningOf(said, "I give no legal or medical advice.")).toBe("advice");
});

describe("what follows in a list is asked of the product too", () => {
  test.each([
    ["take deposits", "can it text people", "can it take deposits"],
    ["call me tuesday", "can it text people", "call me tuesday"],
    ["book appointments", "we are a salon", "book appointments"],
  ])("%s", (text, earlier, whole) => {
    expect(withItsSubject(text, earlier)).toBe(whole);
  });
  test("each gets its answer, and what is not known is said", async () => {
    const { text } = await lastReply("can it text ppl, remind them n take deposits");
    expect(text).toMatch(/promotions by text.*Reminders go out.*payment link/);
    const mixed = await lastReply("does it freeze memberships, and speak spanish?");
    expect(mixed.text).toMatch(/Spanish.*freeze memberships.*do not know/);
  });
});

test.each([
  [["book thursday 1pm", "do u need my number"], /phone number is not needed/],
  [["book thursday 1pm", "joe", "why do you need it"], /the confirmation, and the link/],
  [["book thursday 1pm", "is this gonna cost me anything, the call"], /^Nothing is charged[^$]*$/],
  [["are you hipaa compliant", "so will u sign a BAA"], /business associate agreement/],
  [["no i dont want to book anything just give me the number"], /\(800\)/],
])("%s", async (lines, answer) => {
  expect((await lastReply(...lines)).text).toMatch(answer);
});
