import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { openedSayingsByAThirdWriter } from "./eval/opened-sayings-by-a-third-writer.ts";
import { isRight } from "./eval/saying.ts";
import { tunedSayings } from "./eval/tuned-sayings.ts";
import { tunedSayingsByTesters } from "./eval/tuned-sayings-by-testers.ts";

test.each([
  ["no heat and it smells like gas in here", "gas"],
  ["my chest feels tight and my arm is numb", "medical"],
  ["he's not breathing!!", "medical"],
  ["I can't breathe", "medical"],
  ["theres a fire in the kitchen", "fire"],
  ["someone is breaking into my house", "violence"],
  ["someones trying to break in my office rn", "violence"],
  ["rompieron la puerta y vienen entrando", "violence"],
  ["i don't want to live anymore", "suicide"],
  ["the toddler swallowed a button battery", "poison"],
  ["a power line is down across our yard", "wire-down"],
  ["the co alarm is going off and we're dizzy", "carbon-monoxide"],
  ["my kid is locked in the car and it's hot", "locked-in-car"],
  ["huele mucho a gas", "gas"],
  ["mi papá no puede respirar", "medical"],
  ["hay fuego en la cocina", "fire"],
  ["me quiero morir, quiero morirme", "suicide"],
  ["alguien está entrando en mi casa", "violence"],
  ["我胸口很痛", "medical"],
  ["家里有煤气味", "gas"],
  ["ya esta saliendo por la lampara del techo", "water-near-power"],
  ["从吊灯里流出来了", "water-near-power"],
  ["厨房着火了", "fire"],
  ["我不想活了", "suicide"],
  ["my two year old got one of the green bait blocks in his mouth", "poison"],
  ["i think im about to have a heart attack", "medical"],
  ["creo que me va a dar un infarto", "medical"],
  ["she took the whole bottle of pills", "medical"],
  ["i think he overdosed in the restroom", "medical"],
  ["mi hermana se tomó todas las pastillas", "poison"],
  ["她吃了一整瓶安眠药", "medical"],
])("%s: %s", (text, kind) => {
  expect(emergencyIn(text)?.id).toBe(kind);
});

test.each([
  "can my boss fire me",
  "i took my medication this morning, is that ok before the cleaning",
  "are all the sleeping rooms taken",
  "you guys took way too much off, can you fix all the layers",
  "we had a house fire last month and need to file a claim",
  "can it recognize when a caller says chest pain?",
  "can it tell a caller to call 911",
  "we sell gas grills",
  "do you work with gas stations",
  "my line is down, what does it cost to forward calls",
  "can it send reminders",
  "how do I break into the dental market",
  "is there a shot at a discount",
  "¿atienden llamadas de emergencia?",
  "我们是消防公司，能接电话吗",
])("%s is none", (text) => {
  expect(emergencyIn(text)).toBeUndefined();
});

test.each([
  ["the furnace you put in last year smells like gas", "gas", "hvac"],
  ["we bought the house last year and it smells like gas", "gas", "hvac"],
  ["the panel they put in last summer is smoking", "electrical", "electricians"],
  ["he had a stroke last year and his face is drooping", "medical", "doctors"],
  ["had a heart attack years ago. my chest is tight and my arm is numb", "medical", "doctors"],
  ["had my surgery two weeks ago and I can't breathe", "medical", "doctors"],
  ["el calentador que pusieron el año pasado huele a gas", "gas", "plumbers"],
  ["compramos la casa hace años y huele a gas", "gas", "plumbers"],
  ["去年买的房子，现在有煤气味", "gas", "plumbers"],
])("%s: now, whatever was long ago", (text, id, desk) => {
  expect(emergencyIn(text, "", desk)?.id).toBe(id);
});

test.each([
  ["we had a gas leak last year", "hvac"],
  ["last year, we had a gas leak", "hvac"],
  ["had a heart attack years ago, need a checkup", "doctors"],
  ["tuvimos una fuga de gas el año pasado", "plumbers"],
])("%s: over", (text, desk) => {
  expect(emergencyIn(text, "", desk)).toBeUndefined();
});

test.each([...tunedSayings, ...tunedSayingsByTesters])("$desk, $about: $said", (saying) => {
  expect(isRight(saying)).toBe(true);
});

test.each(openedSayingsByAThirdWriter.filter(({ is }) => is))("$desk: $said", (saying) => {
  expect(isRight(saying)).toBe(true);
});

test("what was said before counts only where the message goes on with it", () => {
  const bait = "you leave those green bait blocks behind the dryer?";
  expect(emergencyIn("the baby had one in her mouth", "", "pest-control", bait)?.id).toBe("poison");
  expect(emergencyIn("and what does a visit cost", "", "pest-control", bait)).toBeUndefined();
  const pellets = "pusimos unas pastillas para las ratas ayer";
  const bitten = "el niño traía una en la boca, ya se la saqué pero le falta un pedazo";
  expect(emergencyIn(bitten, "", "pest-control", pellets)?.id).toBe("poison");
  expect(emergencyIn("¿cuándo pasa el técnico?", "", "pest-control", pellets)).toBeUndefined();
});

test.each([
  ["no swelling, no fever, it doesnt even bleed", ""],
  ["my daughter has had a sore throat since monday, its getting worse, theres a rash now too", ""],
  ["bleeding stopped already, he's fine just crying", "my kid fell off his bike, a tooth chipped"],
])("%s: over, or never there", (text, before) => {
  expect(emergencyIn(text, "", "dentists", before)).toBeUndefined();
});

test.each([
  ["hes just got out of the truck", "violence"],
  ["she's at my door now", "violence"],
  ["i wont be around to pick up", "suicide"],
  ["it wont matter soon", "suicide"],
] as const)("after a warning, %s goes on with it", (said, id) => {
  expect(emergencyIn(said, "", "hotels", "", id)?.id).toBe(id);
  expect(emergencyIn(said, "", "hotels")).toBeUndefined();
});

test.each([
  ["can he come in for a consult", "violence"],
  ["he left, so what does it cost", "violence"],
  ["thursday works, thank you", "suicide"],
] as const)("after a warning, %s goes on with something else", (said, id) => {
  expect(emergencyIn(said, "", "hotels", "", id)).toBeUndefined();
});

test.each([
  ["water is dripping on the breaker box and it sizzles", "", true],
  ["it's making a sizzle noise", "water's coming down onto the breaker box", true],
  ["water is dripping near the breaker box, no sparks, no noise", "", undefined],
])("%s: whether it has begun", (said, before, begun) => {
  expect(emergencyIn(said, "", "plumbers", before)?.begun).toBe(begun);
});

test.each([
  ["nope. is it gonna explode", "plumbers", ""],
  ["how much is lip filler and does it hurt", "med-spas", ""],
  ["lip filler does it hurt", "med-spas", ""],
  ["el calentador truena, va a explotar?", "plumbers", ""],
  ["热水器会爆炸吗", "plumbers", ""],
  ["its a 2019 explorer", "car-dealerships", ""],
  ["no hot water since last night. pilot is out i think", "plumbers", ""],
  ["shes drinking ok but wont eat", "doctors", "my daughter has had a fever, 101 ish, she's 6"],
])("%s only asks, or tells of something harmless", (said, desk, before) => {
  expect(emergencyIn(said, "", desk, before)).toBeUndefined();
});

test.each([
  ["the furnace is red hot and hissing, is it gonna explode", "hvac", "fire"],
  ["smells like gas is it going to explode", "plumbers", "gas"],
  ["stove knob was left on all night, burner is out", "plumbers", "gas"],
  ["no hot water, pilot is out since last night and it smells", "plumbers", "gas"],
  ["lips hurt and turned white after filler, does it hurt normally", "med-spas", "after-treatment"],
  ["she wont drink and its 101 out, stopped sweating", "doctors", "medical"],
])("%s is an emergency all the same", (said, desk, id) => {
  expect(emergencyIn(said, "", desk)?.id).toBe(id);
});

test.each([
  "floors dry and I dont smell any gas",
  "no one smells gas",
  "I can't smell any gas or smoke",
  "no me huele a gas",
  "我没有闻到煤气味",
  "the leak is under the sink, not reaching any outlets",
])("%s: nobody perceives it", (text) => {
  expect(emergencyIn(text)).toBeUndefined();
});

test.each([
  ["i dont smell gas but my wife does", "gas"],
  ["i dont smell gas anymore but im dizzy", "gas"],
  ["dont you smell the gas?? its everywhere", "gas"],
  ["i cant see anything theres smoke everywhere", "fire"],
  ["i don't smell gas, the co alarm is going off", "carbon-monoxide"],
  ["el agua ya alcanza los enchufes", "water-near-power"],
  ["the water is lapping at the sockets", "water-near-power"],
  ["水已经没过插座", "water-near-power"],
])("%s: %s", (text, kind) => {
  expect(emergencyIn(text)?.id).toBe(kind);
});

test.each([
  ["lights flicker whenever the dryer runs, nothing hot or smelly", "electricians"],
  ["breaker trips when i run the microwave, no heat or burning smell", "electricians"],
  ["someone rear ended me yesterday. im fine. bumper is hanging but it drives", "auto-body-repair"],
  ["need to push my reservation back a day, it's under Sam Hill", "hotels"],
  ["little bugs in the mattress seam, my daughter has bites all over", "pest-control"],
])("%s: no danger", (text, desk) => {
  expect(emergencyIn(text, "", desk)).toBeUndefined();
});

test.each([
  ["not sure if its gas or what but it stinks by the heater", "plumbers", "gas"],
  ["the panel is hot or glowing and smells like burning", "electricians", "electrical"],
  ["hes not waking up or breathing", "doctors", "medical"],
])("%s: danger at %s", (text, desk, kind) => {
  expect(emergencyIn(text, "", desk)?.id).toBe(kind);
});

test.each([
  ["now the vision in my left eye is all blurry", "med-spas", "after-treatment"],
  ["desde hace una hora veo borroso del ojo derecho", "med-spas", "after-treatment"],
  ["cant see out of my left eye all of a sudden", "doctors", "medical"],
  ["mi mama perdio la vista de un ojo de repente", "dentists", "medical"],
  ["左眼突然看不清了", "doctors", "medical"],
  ["i wear contacts, my left eye is a bit blurry with the new ones", "med-spas", undefined],
  ["will filler make my left eye look bigger", "med-spas", undefined],
  ["cant see anything on your website today", "doctors", undefined],
])("sight that is lost: %s (%s)", (said, desk, id) => {
  expect(emergencyIn(said, "", desk)?.id).toBe(id);
});

test.each([
  ["my client just told me hes gonna kill himself what do i do", "attorneys", "suicide"],
  ["my brother says he will kill himself", undefined, "suicide"],
  ["a patient told me she wants to die", "doctors", "suicide"],
  ["he says hes going to hurt himself", "insurance-agents", "suicide"],
  ["mi hermano dice que se quiere matar", "general", "suicide"],
  ["somebodys gonna kill themselves on these steps", "contractors", undefined],
  ["alguien se va a matar en esa escalera", "contractors", undefined],
  ["my husband hurt himself lifting the couch so we need movers", "moving-companies", undefined],
])("what somebody else may do to themselves: %s (%s)", (said, desk, id) => {
  expect(emergencyIn(said, "", desk)?.id).toBe(id);
});
