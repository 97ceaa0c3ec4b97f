import { expect, test } from "vitest";
import {
  emergencySentences,
  everyEmergencySentence,
  tradeEmergencies,
} from "#content/front-desks/emergency-sentences.ts";
import { everyDesk, frontDeskOf } from "#content/front-desks/front-desks.ts";
import { industryPages } from "#content/industries/industry-pages.ts";
import type { PagedIndustry } from "#content/industries/titles.ts";
import { callAt as at, factsOf } from "./eval/call-at.ts";

const industries = everyDesk.map(({ slug }) => slug);

test.each(industries)("a smell of gas is an emergency at %s, whatever else is said", (industry) => {
  const reply = at(industry).say("no heat and it smells like gas in here");
  expect(reply.text).toBe(emergencySentences.gas.en);
});

test.each(industries)("a tight chest is an emergency at %s", (industry) => {
  const reply = at(industry).say("my chest feels tight and my arm is numb");
  expect(reply.text).toBe(emergencySentences.medical.en);
});

test.each([
  ["es", "huele mucho a gas", "gas"],
  ["zh", "家里有煤气味", "gas"],
  ["es", "mi papá no puede respirar", "medical"],
  ["zh", "我胸口很痛", "medical"],
  ["es", "ya no quiero vivir", "suicide"],
  ["zh", "我不想活了", "suicide"],
] as const)("in %s: %s", (language, line, id) => {
  expect(at("salons").say(line).text).toBe(emergencySentences[id][language]);
});

const isEmergency = (text: string) =>
  everyEmergencySentence.some((sentence) => Object.values(sentence).includes(text));

/** What makes the desks with a question about danger ask it. */
const asksForSafety = {
  "auto-body-repair": "somebody rear ended me",
  dentists: "my tooth hurts a lot",
  electricians: "my outlets stopped working in the kitchen",
  hvac: "my furnace wont start",
  "insurance-agents": "i had a car accident",
  "pest-control": "i have bees in the wall",
  plumbers: "the pipe under my sink burst",
};

test("these are the desks with a question about danger", () => {
  const asking = everyDesk.filter(({ fields }) => fields.some(({ kind }) => kind === "safety"));
  expect(asking.map(({ slug }) => slug).sort()).toEqual(Object.keys(asksForSafety).sort());
});

test.each(
  Object.entries(asksForSafety).flatMap(([industry, line]) =>
    [
      "yes",
      "Yes!",
      "yep",
      "yeah",
      "um... yes please",
      "yes there is",
      "afraid so",
      "sí",
      "是的",
    ].map((yes) => [industry, line, yes] as const),
  ),
)("at %s, asked about danger after %s: %s", (industry, line, yes) => {
  const call = at(industry);
  call.say(line);
  expect(isEmergency(call.say(yes).text)).toBe(true);
});

test.each(
  Object.entries(asksForSafety).flatMap(([industry, line]) =>
    ["no", "yeah no", "yeah we're all fine", "nope, nothing", "no, gracias", "没有"].map(
      (no) => [industry, line, no] as const,
    ),
  ),
)("at %s, asked about danger after %s: %s is no alarm", (industry, line, no) => {
  const call = at(industry);
  call.say(line);
  expect(isEmergency(call.say(no).text)).toBe(false);
});

test("describes no people to anybody", () => {
  const desk = at("real-estate-agents");
  const limit = frontDeskOf("real-estate-agents").limits.find(({ id }) => id === "fair-housing");
  const reply = desk.say("is it a good neighborhood for white families");
  expect(reply.text).toContain(limit?.say[0]);
  expect(reply.facts).toEqual([]);
  expect(desk.say("ok but are there many immigrants around").text).not.toBe(reply.text);
});

test.each([
  "no smell of gas, no alarm, it just clicks",
  "there's no smoke and nobody feels sick",
  "no hay olor a gas, solo no enfría",
  "it is a gas furnace from 2009",
])("%s is no emergency", (line) => {
  const { text } = at("hvac").say(line);
  expect(Object.values(emergencySentences).some(({ en, es }) => text === en || text === es)).toBe(
    false,
  );
});

test("a yes to the question about danger is an emergency", () => {
  const desk = at("hvac");
  expect(desk.say("the furnace clicks and gives up").asks).toBe("safe");
  expect(desk.say("yes, a little").text).toBe(emergencySentences.gas.en);
});

test("keeps several facts said at once and asks for none of them", () => {
  const desk = at("plumbers");
  const reply = desk.say(
    "toilet backs up into the tub, no gas smell no lights near. I rent. 44 Mill St, Ivy Cole, 419 555 0166",
  );
  expect(factsOf(reply)).toMatchObject({
    address: "44 Mill St",
    name: "Ivy Cole",
    phone: "419 555 0166",
    owner: "Tenant",
  });
  expect(reply.asks).toBe("when");
});

test("a correction replaces what was said", () => {
  const desk = at("restaurants");
  desk.say("table for six friday at 7");
  const reply = desk.say("no wait, we are nine, and saturday");
  expect(factsOf(reply)).toMatchObject({
    people: "9",
    when: expect.stringMatching(/Saturday.*7:00/),
  });
});

test("takes no time outside the hours, and offers two inside them", () => {
  const desk = at("dentists", { opens: 540, closes: 1020 });
  const reply = desk.say("cleaning, I'm new, no swelling. tomorrow at 9 pm. Ann Bell 208 555 0143");
  expect(factsOf(reply).when).not.toMatch(/9:00 pm/);
  expect(reply.text).toContain("9:00 am to 5:00 pm");
  expect(factsOf(desk.say("the first one")).when).toMatch(/\d:\d\d (am|pm)/);
});

test("a figure is never said: the price is somebody else's to tell", () => {
  for (const { slug } of everyDesk) {
    const desk = at(slug);
    for (const line of ["how much is it", "just a ballpark", "so what does it cost, a number"])
      expect(desk.say(line).text).not.toMatch(/[$€£] ?\d/);
  }
});

test("says nothing twice running, however often it is asked", () => {
  for (const { slug } of everyDesk) {
    const desk = at(slug);
    let last = "";
    for (let times = 0; times < 5; times++) {
      const { text } = desk.say("hmm");
      expect(text).not.toBe(last);
      last = text;
    }
  }
});

test("asks for nothing more than twice", () => {
  const desk = at("hvac");
  const asked: string[] = [];
  for (let turn = 0; turn < 20; turn++) asked.push(desk.say("hmm").asks ?? "");
  for (const one of new Set(asked.filter(Boolean)))
    expect(asked.filter((other) => other === one).length).toBeLessThanOrEqual(2);
});

test("a pressed line is put right, and an empty one struck out", () => {
  const desk = at("salons");
  desk.say("a trim with anyone, Sam Ito, tuesday 11am, 208 555 0111");
  const right = desk.say("Name: Sam Itoh", { kind: "fact", name: "name", value: "Sam Itoh" });
  expect(factsOf(right).name).toBe("Sam Itoh");
  const struck = desk.say("Phone", { kind: "fact", name: "phone", value: "" });
  expect(factsOf(struck).phone).toBeUndefined();
});

test("hands in the slip in the trade's words and keeps nothing", () => {
  const desk = at("hvac");
  const reply = desk.say(
    "no heat, no smell no alarm, 77 Quarry, Ana Webb, 701 555 0182, tomorrow at 8 am",
  );
  expect(reply.slip).toMatchObject({ title: "Work order", boxes: [{ on: true }, { on: false }] });
  expect(desk.actions.booked).toEqual([]);
  expect(desk.actions.left).toEqual([]);
});

test("identity numbers are not taken down", () => {
  const reply = at("funeral-homes").say("my social is 123-45-6789, Walt Price, 307 555 0122");
  expect(JSON.stringify(reply.facts)).not.toContain("6789");
});

test("links of before open the desk of their trade", () => {
  expect(frontDeskOf("dental-office").slug).toBe("dentists");
  expect(frontDeskOf("home-services").slug).toBe("hvac");
  expect(frontDeskOf("aquarium-shop").slug).toBe("general");
});

test.each(Object.keys(industryPages) as PagedIndustry[])(
  "%s: the desk answers the emergency of the page with the sentence that the page shows",
  async (slug) => {
    const { emergency } = await industryPages[slug]();
    if (!emergency?.says) return;
    const sentence = emergencySentences[emergency.says];
    expect(at(slug).say(emergency.quote).text).toBe(sentence.en);
    expect(tradeEmergencies[slug]).toContain(emergency.says);
    expect(sentence.en).toMatch(/911|988|1-800-222-1222/);
  },
);

test("a no to the question about danger puts no other fact right", () => {
  const call = at("plumbers");
  call.say("water comes up through the shower drain");
  const facts = factsOf(call.say("no its nowhere near power, no gas smell either"));
  expect(facts.problem).toBe("water comes up through the shower drain");
});

test("a name among the words for prices asks for none", () => {
  const call = at("car-dealerships");
  call.say("need a part, driver side mirror for a 2020 f150");
  const reply = call.say("Wendell Price, 307-555-0121");
  expect(reply.action).toBe("rehearsal");
  expect(factsOf(reply).name).toBe("Wendell Price");
});

test("when something was tells no loss", () => {
  const reply = at("insurance-agents").say("need to add my daughter, she got her license today");
  expect(factsOf(reply).wish).toBe("My policy");
});

test("whose name it is under belongs to the policy", () => {
  const call = at("insurance-agents");
  call.say("some kid backed into my car, nobody hurt");
  expect(factsOf(call.say("its under my husbands name, Terrence Yoo")).policy).toMatch(/Terrence/);
});

test("times are offered from the hour that was named", () => {
  const call = at("attorneys");
  call.say("my boss never paid me");
  const reply = call.say("wednesday, sometime after 2");
  expect(factsOf(reply).when).toMatch(/Wednesday/);
  expect(call.say("Shay Rollins, 970 555 0133").text).toMatch(/2:00 pm|When/);
});

test("after an emergency, only what is needed to reach the caller is asked for", () => {
  const desk = at("plumbers");
  desk.say("sink leaks");
  desk.say("i smell gas");
  for (const line of ["now?? like tonight", "12 Dover St", "Ned Bo", "303 555 0100"])
    expect(desk.say(line).text).not.toMatch(
      /day and time|could offer|There would be|own the place/,
    );
});

test("a caller who books nothing is offered no time", () => {
  const desk = at("salons");
  desk.say("trim, Ana Bell 303 555 0100, saturday");
  const reply = desk.say("im not booking anything, just the message");
  expect(reply.text).not.toMatch(/offer|There would be|Which day/);
  expect(factsOf(reply).when).toBeUndefined();
});

test("a name that is refused is not asked for again, and the slip says so", () => {
  const desk = at("salons");
  desk.say("trim");
  const reply = desk.say("id rather not give my name");
  expect(reply.asks).toBe("phone");
  expect(factsOf(reply).name).toBe("not given");
  expect(factsOf(desk.say("ok its Ana Bell, 303 555 0100")).name).toBe("Ana Bell");
});

test("a caller who may only be written to is asked for no number", () => {
  const desk = at("salons");
  desk.say("trim");
  const reply = desk.say("Tasha Bell but dont call this phone. email tashab@mail.example");
  expect(reply.asks).toBe("when");
  expect(factsOf(reply)).toMatchObject({
    name: "Tasha Bell",
    note: expect.stringMatching(/tashab@mail\.example.*dont call this phone/),
  });
});

test("a name is taken though more is told beside it", () => {
  const desk = at("salons");
  desk.say("trim");
  expect(factsOf(desk.say("Priya. do you have parking")).name).toBe("Priya");
});

test.each([
  ["i want a facial at 5 months pregnant", undefined],
  ["facial, but the wedding is the 20th", undefined],
  ["facial, sat or sun both work", /Saturday/],
  ["facial. no SUNDAY i said, not tuesday", /Sunday/],
  ["facial before saturday", undefined],
])("the day of the visit in: %s", (line, expected) => {
  const { when } = factsOf(at("spas").say(line));
  if (expected) expect(when).toMatch(expected);
  else expect(when).toBeUndefined();
});

test("dinner outside the hours is offered the hours nearest to the evening", () => {
  const reply = at("restaurants", { opens: 480, closes: 1020 }).say(
    "table for 6 friday around 7ish",
  );
  expect(reply.text).toContain("8:00 am to 5:00 pm");
  expect(reply.text).toContain("4:00 pm");
});

test("children count, and what was taken is read back", () => {
  const desk = at("restaurants");
  expect(factsOf(desk.say("mesa para dos adultos y un niño")).people).toBe("3");
  const reply = desk.say("confírmame: 5 personas el sábado a las 2, ¿verdad?");
  expect(reply.text).toMatch(/Tengo anotado: Personas: 5; .*sábado/);
});

test("a caller who was let down hears a word of regret, and it is written down", () => {
  const reply = at("salons").say("you never call back!! third time im calling");
  expect(reply.text).toContain("I am sorry");
  expect(factsOf(reply).note).toContain("third time im calling");
});

test("a first name and a family name become one, and an hour is put right", () => {
  const desk = at("salons");
  desk.say("trim");
  desk.say("Jess. saturday");
  desk.say("11");
  const reply = desk.say("actually no make it 9, and last name is Moreno");
  expect(factsOf(reply)).toMatchObject({
    name: "Jess Moreno",
    when: expect.stringMatching(/9:00/),
  });
});

test("what no line takes stands on the note", () => {
  const desk = at("salons");
  desk.say("trim");
  expect(factsOf(desk.say("my elevator has been stuck for weeks")).note).toContain("elevator");
});

test("what somebody cannot have is written whole", () => {
  expect(factsOf(at("spas").say("no oils w lavender, allergic")).health).toContain("lavender");
});

test("an hour beside other words is that hour, and no first of those on offer", () => {
  const desk = at("hvac");
  desk.say("ac not cooling, no smell, 12 Dover St, Bo Lee 303 555 0177");
  desk.say("not tomorrow, saturday");
  const reply = desk.say("11 and my dog bites so call first");
  expect(factsOf(reply).when).toMatch(/Saturday.*11:00/);
});

test("minutes are no street, and despair is no beginning of a cough", () => {
  const plumber = at("plumbers");
  plumber.say("sink leaks, no gas smell, own it");
  expect(factsOf(plumber.say("in 10 minutes please")).address).toBeUndefined();
  const doctor = at("doctors");
  doctor.say("cough, saw you before");
  expect(factsOf(doctor.say("everybody would be happier here alone")).since).toBeUndefined();
});

test("whether the business does something is for the business to say", () => {
  const unknown = at("dentists").say("yeah hi is invisalign something you do?");
  expect(unknown.text).toMatch(/^Whether we do that I cannot see/);
  expect(factsOf(unknown)).toMatchObject({
    problem: "invisalign",
    question: "is invisalign something you do",
  });
  const usual = at("attorneys").say(
    "my mom slipped at a store, broke her wrist. do u guys handle that",
  );
  expect(usual.text).toMatch(/^Calls about that are what I take down/);
  expect(at("plumbers").say("你们修热水器吗？我家没热水了").text).toMatch(/^这类来电/);
  expect(at("dentists").say("ustedes hacen limpiezas?").text).toMatch(/^Llamadas así/);
});

test("a question that was asked before is still open, and nothing is made up", () => {
  const desk = at("hvac");
  desk.say("ac is blowing warm");
  const first = desk.say(
    "no none of that. how long does it take someone to get here, i have a newborn",
  );
  expect(first.text).toMatch(/^How soon somebody is with you I cannot promise/);
  const second = desk.say("2210 Juniper. u didnt say how long tho");
  expect(second.text).toMatch(/no answer to that here/);
  expect(factsOf(second)).toMatchObject({
    address: "2210 Juniper",
    question: "how long does it take someone to get here",
  });
});

test("questions about the business are answered beside a day and beside facts", () => {
  const desk = at("restaurants", { opens: 660, closes: 1380 });
  const reply = desk.say("table for 30 next friday at 7 pm. is there parking");
  expect(reply.text).toMatch(/^About parking/);
  expect(factsOf(reply)).toMatchObject({
    question: "is there parking",
    when: expect.stringMatching(/Friday.*7:00/),
  });
  const plan = at("doctors").say("do you take blue cross? and are you taking new patients");
  expect(plan.text).toMatch(/^Whether that insurance is taken/);
  expect(plan.text).not.toMatch(/release is on file/);
  expect(factsOf(plan).reason).toBeUndefined();
  expect(factsOf(at("hotels").say("a room friday for 2. is it pet friendly?")).question).toMatch(
    /pet/,
  );
});

test("an hour on offer that is refused is not taken", () => {
  const desk = at("restaurants", { opens: 480, closes: 1080 });
  desk.say("table for 30 next friday evening");
  const reply = desk.say("2 is too early");
  expect(factsOf(reply).when).not.toMatch(/2:00/);
  expect(reply.text).not.toMatch(/2:00/);
});

test("a checkup has no beginning", () => {
  const desk = at("doctors");
  desk.say("i just need a physical for work, i'm new");
  expect(desk.say("Ana Bell 303 555 0100").text).not.toMatch(/getting worse/);
});

test("somebody who is pointed at does not call", () => {
  const desk = at("attorneys");
  desk.say("my mom slipped at a store");
  expect(factsOf(desk.say("its Safeway that we'd go after")).name).toBeUndefined();
});

test("a caller in grief hears a kind word, and the words of it are no note", () => {
  const desk = at("funeral-homes");
  desk.say("my brother passed away this morning at the hospital");
  const reply = desk.say("His name was Dale Amundson... sorry. this is hard");
  expect(reply.text).toMatch(/^I am sorry\. Take your time/);
  expect(factsOf(reply)).toMatchObject({ died: "Dale Amundson" });
  expect(factsOf(reply).note).toBeUndefined();
});

test("a request beside a chosen time stands on the note", () => {
  const desk = at("painters");
  desk.say("two bedrooms inside, house from 1990, walls are fine, we live there");
  const reply = desk.say("tuesday at 10, and bring the paint samples. Ana Bell 303 555 0100");
  expect(factsOf(reply)).toMatchObject({
    when: expect.stringMatching(/Tuesday.*10:00/),
    note: expect.stringContaining("bring the paint samples"),
  });
});

test("a question tells no other line what it asks", () => {
  const reply = at("salons").say("do u guys do balayage, n how long does it take");
  expect(factsOf(reply)).toMatchObject({ service: "balayage" });
  expect(factsOf(reply).hair).toBeUndefined();
});

test("hours named before the time is asked for are meant when it is", () => {
  const desk = at("attorneys");
  desk.say("my boss Dale Horn never paid me");
  desk.say("thursday after 3");
  desk.say("Shay Rollins");
  expect(desk.say("970 555 0133").text).toMatch(/3:00 pm/);
});

test("towns in small letters are where a move begins and ends", () => {
  const desk = at("moving-companies");
  desk.say("moving from boulder to fort collins, 3 bed house");
  const reply = desk.say("actually sorry not fort collins, loveland");
  expect(factsOf(reply)).toMatchObject({ from: "boulder", to: "loveland" });
  expect(factsOf(at("moving-companies").say("me mudo de aurora a pueblo"))).toMatchObject({
    from: "aurora",
    to: "pueblo",
  });
});

test("somebody who calls for somebody else", () => {
  const patient = at("doctors");
  patient.say("es para mi mama, le duele la rodilla desde hace dos semanas");
  expect(factsOf(patient.say("se llama Teresa Olvera, nacio en mayo 4 del 1952"))).toMatchObject({
    name: "Teresa Olvera",
    dob: "mayo 4 del 1952",
  });
  const sister = at("attorneys");
  sister.say("my sister got fired on maternity leave. the company is Halden Foods");
  expect(factsOf(sister.say("her name is Dana Wirth, mine is Julie"))).toMatchObject({
    other: expect.stringContaining("Halden Foods"),
    name: "Julie",
    note: expect.stringContaining("Dana Wirth"),
  });
  const dentist = at("dentists");
  dentist.say("我妈牙疼，没有肿");
  expect(factsOf(dentist.say("我叫林芳，她叫陈玉兰，电话 720 555 0155"))).toMatchObject({
    name: "林芳",
    note: expect.stringContaining("陈玉兰"),
  });
});

test("the day on which medicine runs out is no appointment", () => {
  const reply = at("doctors").say("need to refill my lisinopril, out in 2 days");
  expect(factsOf(reply).when).toBeUndefined();
});

test("an unsure answer is an answer", () => {
  const desk = at("attorneys");
  desk.say("i got fired on leave");
  expect(factsOf(desk.say("my boss i guess?"))).toMatchObject({ other: "my boss i guess" });
});

test("a Chinese number of people is no hour, and a lone no takes back", () => {
  const desk = at("restaurants", { opens: 480, closes: 1080 });
  desk.say("周六下午六个人");
  const reply = desk.say("三点吧，不，五点。六个人有个小孩对花生过敏");
  expect(factsOf(reply).when).toMatch(/5:00/);
});

test("people are put right in Spanish too", () => {
  const desk = at("restaurants");
  desk.say("mesa para 6 el viernes a las 5 de la tarde");
  expect(factsOf(desk.say("perdon somos 7 no 6")).people).toBe("7");
});

test("a headache told some lines after a no is an emergency where a furnace burns", () => {
  const desk = at("hvac");
  desk.say("furnace keeps turning off");
  desk.say("no alarms. its me n my mom shes 81");
  desk.say("4410 Vance st");
  expect(desk.say("my head kinda hurts now that u mention it, moms too").text).toBe(
    emergencySentences["carbon-monoxide"].en,
  );
});

test.each([
  "the noise gives me a headache",
  "no headaches here",
  "ayer estaba mareada por el calor",
])("%s is none", (line) => {
  const desk = at("hvac");
  desk.say("furnace keeps turning off");
  desk.say("no alarms, nothing");
  expect(desk.say(line).text).not.toBe(emergencySentences["carbon-monoxide"].en);
});

test("a table is asked for, and no promise about a wait", () => {
  const desk = at("restaurants", { opens: 660, closes: 1380 });
  const reply = desk.say("can i get a table tomorrow for 2, like 7");
  expect(reply.action).toBe("rehearsal");
  expect(factsOf(reply).question).toBeUndefined();
});

test("whether somebody stays at a hotel is told to nobody, and a name stands before a question", () => {
  const desk = at("hotels");
  desk.say("a room friday for 4 adults");
  expect(factsOf(desk.say("Marcy Dole, is the pool heated"))).toMatchObject({ name: "Marcy Dole" });
  const reply = desk.say("my brother already booked i think, can u see if hes there?");
  expect(reply.text).toContain("Who stays here I tell nobody");
  expect(factsOf(reply).question).not.toMatch(/brother/);
});

test("a day in what may not be answered is no appointment, and a sum no hour", () => {
  const agent = at("insurance-agents");
  agent.say("i need to add my son to my policy");
  const reply = agent.say("can he drive my truck today or does he have to wait");
  expect(factsOf(reply).when).toBeUndefined();
  expect(reply.text).toContain("licensed agent");
  const cars = at("car-dealerships");
  cars.say("got a 2015 focus to trade");
  const owed = cars.say(
    "Marcus Hale. i still owe like 3 grand on it. 720 555 0115, text dont call",
  );
  expect(factsOf(owed).when).toBeUndefined();
  expect(factsOf(owed).symptom).toBeUndefined();
});

test("coming to the house asks for no price", () => {
  const desk = at("attorneys");
  desk.say("need a will");
  expect(desk.say("do u come to the house, my wife cant walk great").text).not.toMatch(/Fees/);
});

test("a call before the visit is a request, and no call for a person", () => {
  const desk = at("plumbers");
  desk.say("se me tapo la taza, nada de luz ni gas, rento");
  const reply = desk.say("720 555 0188. mañana a las 11, y que me llamen antes");
  expect(reply.action).toBe("rehearsal");
  expect(factsOf(reply).note).toContain("que me llamen antes");
});

test("a widow's name is one name", () => {
  const desk = at("funeral-homes");
  desk.say("buenas noches, fallecio mi abuelita");
  expect(factsOf(desk.say("Carmen Duarte viuda de Leyva")).died).toContain("Carmen Duarte");
});

test("a Chinese weekday before a number of people is that day", () => {
  const reply = at("hotels").say("周五两个人住一晚");
  expect(factsOf(reply)).toMatchObject({ guests: "2", when: expect.stringContaining("星期五") });
});

test("a question that gets other answers is asked three times at most", () => {
  const call = at("dentists");
  const lines = [
    "my tooth hurts since sunday, lower right",
    "no swelling no",
    "Ana Lopez 208 555 0188",
    "how much is a root canal",
    "tomorrow at 11",
    "i have delta dental",
  ];
  const known = frontDeskOf("dentists").fields.find(({ name }) => name === "known");
  const asked = lines
    .map((line) => call.say(line).text)
    .filter((text) => text.includes(known?.ask[0] ?? "?"));
  expect(asked.length).toBeLessThan(4);
  expect(asked.length).toBeGreaterThan(0);
});

test("the age of a furnace is nobody's", () => {
  const call = at("hvac");
  const { facts } = call.say("furnace is a trane, like 12 years old, no heat. 412 Oak St");
  expect(facts?.find(({ name }) => name === "household")).toBeUndefined();
});
