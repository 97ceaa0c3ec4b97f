import { expect, test } from "vitest";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { deskPhrases } from "#content/front-desks/phrases.ts";
import { callAt, factsOf } from "./eval/call-at.ts";

/** The first words of what a desk says to a question that it may not answer. */
const said = (trade: string, id: string) => {
  const desk = frontDeskOf(trade);
  const ways = id === "price" ? desk.price : desk.limits.find((one) => one.id === id)?.say;
  return new RegExp((ways ?? []).map((one) => one.slice(0, 24)).join("|"));
};

test.each([
  ["auto-body-repair", "somebody hit my door", "state farm, claim 4471", "choice-of-shop"],
  ["attorneys", "", "My landlord is killing me with fees, $300 late fee every month", "price"],
  ["auto-body-repair", "", "found a scratch when i came back to the parking lot", "fault"],
  ["attorneys", "i want a divorce", "my ex, Lorna Dietz", "clients"],
  [
    "dentists",
    "tooth in the back hurts",
    "no fever no swelling, i can swallow fine",
    "dental-advice",
  ],
  ["electricians", "", "half my house went dark when i plugged in the heater", "electrical-advice"],
  ["doctors", "mi hija tiene tos", "ya es paciente, nació el 12 de mayo de 2021", "privacy"],
])("at %s, after %s, %s asks nothing", (trade, before, line, id) => {
  const call = callAt(trade);
  if (before) call.say(before);
  expect(call.say(line).text).not.toMatch(said(trade, id));
});

test.each([
  ["auto-body-repair", "they want me at their shop do i have to", "choice-of-shop"],
  ["doctors", "soy su esposa, ¿me puede decir qué salió?", "privacy"],
  ["electricians", "1402 Pine Ave can i just swap the outlet myself", "electrical-advice"],
])("at %s, %s meets a limit", (trade, line, id) => {
  const call = callAt(trade);
  call.say("my name is Ana Ruiz, 206 555 0165");
  expect(call.say(line).text).toMatch(said(trade, id));
});

test.each([
  ["doctors", "how much motrin can i give him", "medical-advice"],
  ["attorneys", "¿cuánto me pueden dar?", "advice"],
  ["attorneys", "what's it worth like ballpark", "advice"],
  ["car-dealerships", "how much would you guys pay for my Jetta", "trade-value"],
  ["auto-body-repair", "¿en cuántos días queda?", "finish-date"],
])("at %s, %s asks for no price", (trade, line, id) => {
  const { text } = callAt(trade).say(line);
  expect(text).toMatch(said(trade, id));
  expect(text).not.toMatch(said(trade, "price"));
});

test.each([
  ["dentists", "how much will this be"],
  ["contractors", "cuanto me saldria mas o menos"],
  ["med-spas", "whats lip filler run"],
])("at %s, %s asks for a price and for nothing else", (trade, line) => {
  const { text } = callAt(trade).say(line);
  expect(text).toMatch(said(trade, "price"));
  for (const { id } of frontDeskOf(trade).limits) expect(text).not.toMatch(said(trade, id));
});

test("of two questions that one rule forbids, both are written down", () => {
  const { question } = factsOf(
    callAt("attorneys").say("do i have a case? what could i get for it"),
  );
  expect(question).toMatch(/have a case.*could i get/);
});

const handsOver = ({ text }: { text: string }) =>
  [deskPhrases.en.handOver, deskPhrases.es.handOver].some((one) => text.includes(one.slice(0, 16)));

test.each([
  ["attorneys", "the manager saw the whole thing and laughed"],
  ["attorneys", "y cuanto cuesta hablar con el abogado"],
  ["auto-body-repair", "¿y ustedes me perdonan el deducible?"],
  ["fitness-centers", "quiero congelar la membresía, me operaron la rodilla"],
  ["pest-control", "el dueño anterior tenía contrato"],
  ["contractors", "as soon as humanly possible"],
  ["contractors", "wife wants to meet whoever it is"],
])("at %s, %s asks for nobody", (trade, line) =>
  expect(handsOver(callAt(trade).say(line))).toBe(false),
);

test.each([
  ["attorneys", "get me a manager"],
  ["general", "is there somebody I can talk to"],
  ["spas", "I want to file a complaint"],
  ["plumbers", "quiero hablar con una persona"],
])("at %s, %s asks for a person", (trade, line) =>
  expect(handsOver(callAt(trade).say(line))).toBe(true),
);

test.each([
  ["dentists", "sorry can we do english?", /English, Spanish or Chinese/],
  ["doctors", "我说中文可以吗，她膝盖疼", /中文、英文、西班牙文/],
])("at %s, %s asks about the language", (trade, line, answer) => {
  expect(callAt(trade).say(line).text).toMatch(answer);
});

test("a time that is asked for in Chinese is no question for the dentist", () => {
  expect(callAt("dentists").say("周二下午两点可以吗").text).not.toMatch(
    said("dentists", "dental-advice"),
  );
});

const unknown =
  /do not have that in front|only be guessing|手边没有|no lo tengo aqu[ií]|Only what you know/;

test.each([
  ["general", "good morning, and how are you. my suit no longer buttons"],
  ["funeral-homes", "at home, upstairs. the hospice nurse already came and did the paper"],
  ["doctors", "hi can i get an appt for my husband, hes 67"],
  ["attorneys", "se llama Raúl Ontiveros, es el papá"],
  ["dentists", "没肿 没流血 能吞咽"],
  ["painters", "Hay papel tapiz viejo en el comedor y una mancha en el techo"],
  ["painters", "any evening really"],
  ["painters", "cuando ustedes puedan, yo estoy todo el día"],
  ["moving-companies", "Do come and look in person, Wednesday at 10"],
  ["moving-companies", "hay que subir como veinte escalones"],
  ["moving-companies", "dunno, its a new build"],
  ["hvac", "es sección ocho"],
  ["plumbers", "qué desgracia"],
  ["retail-stores", "没什么毛病，就是孩子不喜欢"],
  ["auto-body-repair", "what a week"],
  ["salons", "Any of the girls will do, I'm not particular"],
])("at %s, %s asks nothing that somebody has to answer", (trade, line) => {
  expect(callAt(trade).say(line).text).not.toMatch(unknown);
});

test.each([
  ["do you really need my cell", "phone"],
  ["why do you need my name", "name"],
])("%s asks about its own line", (line, name) => {
  const call = callAt("doctors");
  call.say("i have a cough");
  const field = frontDeskOf("doctors").fields.find((one) => one.name === name);
  expect(call.say(line).text).toContain(field?.why[0]);
});

test("what is said again is no answer that went wrong", () => {
  const call = callAt("car-dealerships");
  call.say("oil change for my 2015 civic");
  expect(call.say("service yeah").text).not.toMatch(unknown);
});

test("a wish besides is no question, and stands on its line", () => {
  const call = callAt("painters");
  call.say("the nursery, inside, walls");
  const reply = call.say("actually can we do the hallway too since you're here anyway");
  expect(factsOf(reply).rooms).toMatch(/nursery.*hallway/);
  expect(factsOf(reply).question).toBeUndefined();
});

test("what is asked beside what a line takes is still asked", () => {
  const call = callAt("funeral-homes");
  call.say("what time is the visitation for Mr. Okonkwo on saturday?");
  const facts = factsOf(call.say("and can i send flowers there, my wife wants to send lilies"));
  expect(facts.question).toMatch(/flowers/);
  expect(facts.when).toBeUndefined();
});

test("a time that is proposed meets no limit", () => {
  const call = callAt("auto-body-repair");
  call.say("hit a pole, nobody hurt. 2022 Tesla, it drives");
  expect(call.say("Does Tuesday at 5:30 pm work?").action).toBe("rehearsal");
});

test.each([
  [
    "electricians",
    "half the outlets quit and my mother-in-law says that's not safe but what can you do",
  ],
  ["moving-companies", "the new building wants a certificate of insurance"],
  ["hotels", "we booked with Priceline"],
  ["moving-companies", "我们的新地址还没定"],
])("at %s, %s meets no limit", (trade, line) => {
  const call = callAt(trade);
  call.say("my name is Ana Ruiz, 206 555 0165");
  expect(call.say(line).action).toBe("rehearsal");
});

test.each([
  ["b2b-services", "i just collect the quotes"],
  ["funeral-homes", "you can text the price list to 555 0117"],
  ["plumbers", "got a half horse disposal on sale"],
  ["general", "can somebody look at a quote i got from you last week"],
])("at %s, %s asks for no sum", (trade, line) => {
  expect(callAt(trade).say(line).text).not.toMatch(said(trade, "price"));
});

test("when a funeral is, the director tells", () => {
  expect(callAt("funeral-homes").say("when's the service for Mr. Hale").text).toMatch(
    /When and where/,
  );
});

test("stairs that there are ask nothing", () => {
  const call = callAt("funeral-homes");
  call.say("mi papá acaba de morir en la casa, la enfermera ya lo confirmó");
  expect(factsOf(call.say("estamos arriba, en el segundo piso, hay escaleras"))).not.toHaveProperty(
    "question",
  );
});
