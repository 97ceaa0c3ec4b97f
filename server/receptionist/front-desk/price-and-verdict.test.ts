import { expect, test } from "vitest";
import { everyDesk, frontDeskOf } from "#content/front-desks/front-desks.ts";
import { callAt, factsOf } from "./eval/call-at.ts";

/** The first words of what a desk says to a question that it may not answer. */
const said = (trade: string, id: string) => {
  const desk = frontDeskOf(trade);
  const ways = id === "price" ? desk.price : desk.limits.find((one) => one.id === id)?.say;
  return new RegExp((ways ?? []).map((one) => one.slice(0, 24)).join("|"));
};

test.each([
  ["med-spas", "cuánto el botox"],
  ["dentists", "cuánto por la limpieza"],
  ["auto-body-repair", "补漆多少"],
])("at %s, %s asks for a price", (trade, line) => {
  expect(callAt(trade).say(line).text).toMatch(said(trade, "price"));
});

test.each([
  ["med-spas", "im breastfeeding, thats fine right?", "clinical"],
  ["pest-control", "u think theyre carpenter ants", "identification"],
  ["pest-control", "¿el 4B también tiene?", "neighbors"],
  ["auto-body-repair", "it was 100 percent the other guys fault right", "fault"],
  ["auto-body-repair", "can u bury the deductible in there somewhere", "damage-verdict"],
  ["salons", "is tasha out cause shes pregnant? someone told me", "staff-privacy"],
  ["hotels", "just ring 214 then", "guest-privacy"],
  ["moving-companies", "my wife left with a mover. where'd she go", "whereabouts"],
])("at %s, %s meets a limit", (trade, line, id) => {
  expect(callAt(trade).say(line.replace("u think", "you think")).text).toMatch(said(trade, id));
});

test.each(["tiene cuarto hoy? vamos 3", "do you have a room tonight", "还有房吗"])(
  "%s asks for a room, and about no guest",
  (line) => {
    expect(callAt("hotels").say(line).text).not.toMatch(said("hotels", "guest-privacy"));
  },
);

test.each([
  ["fitness-centers", "is my ex still a member there? Brett Lowe"],
  ["retail-stores", "did my sister in law buy it there? Pam Voss, can you look her up"],
])("at %s, the name in %s is not the caller's", (trade, line) => {
  const call = callAt(trade);
  call.say(line);
  expect(factsOf(call.say("Dot Marsh 970 555 0153")).name).toBe("Dot Marsh");
});

test("what happened counts more than what nobody may answer", () => {
  const reply = callAt("auto-body-repair").say(
    "is it totaled you think? whole back end is pushed in",
  );
  expect(factsOf(reply).damage).toMatch(/back end/);
});

test("what is no place fills no line of a move", () => {
  const call = callAt("moving-companies");
  call.say("i need to move a 1 bedroom");
  expect(factsOf(call.say("if you guys break my tv do you pay for it"))).not.toHaveProperty("from");
});

test("an answer that goes on with a question chooses nothing", () => {
  const call = callAt("real-estate-agents");
  call.say("i like the ranch on Juniper");
  const reply = call.say("what kind of people live on that street, families or what");
  expect(factsOf(reply)).not.toHaveProperty("side");
});

test("whoever need not be is not chosen", () => {
  const call = callAt("salons");
  call.say("i want tasha to do my balayage");
  expect(factsOf(call.say("anyone is fine, doesnt have to be tasha")).stylist).toBe("Anyone");
  expect(
    factsOf(callAt("salons").say("un corte, no tiene que ser con dee, cualquiera")).stylist,
  ).toBe("Cualquiera");
});

test.each(everyDesk.map(({ slug }) => slug))("at %s, what is meant is explained", (trade) => {
  const call = callAt(trade);
  const { asks } = call.say("hello");
  const field = frontDeskOf(trade).fields.find(({ name }) => name === asks);
  expect(call.say("what do you mean?").text).toContain(field?.why[0].slice(0, 20) ?? "");
});
