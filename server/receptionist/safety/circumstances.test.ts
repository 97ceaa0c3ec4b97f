import { expect, test } from "vitest";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { emergencyIn } from "./emergency.ts";
import { emergencyOfVisitor } from "./emergency-of-visitor.ts";
import { heardIn, isRight } from "./eval/saying.ts";
import { tunedSayingsBySituation } from "./eval/tuned-sayings-by-situation.ts";

const dangers = tunedSayingsBySituation.filter(({ is }) => is);
const harmless = tunedSayingsBySituation.filter(({ is }) => !is);

test.each(dangers)("$desk, $about: $said", (saying) => {
  expect(isRight(saying)).toBe(true);
});

test("hardly a harmless line of a caller is heard as an emergency", () => {
  expect(harmless.filter(heardIn).length).toBeLessThanOrEqual(2);
});

test.each([
  [
    "is it true you represent him? he's the one who hit me",
    "i was rear ended on sunday",
    undefined,
  ],
  [
    "but wait do you represent him or not",
    "i was rear ended sunday, his insurance keeps calling. he's the one who hit me",
    undefined,
  ],
  ["she gets hives from nuts, we are booking for sunday", "", undefined],
  ["she ate nuts just now and gets hives when she does, her lips swell", "", "medical"],
  ["my husband hit me in the car and he's coming back", "", "violence"],
  ["he hit me with his car on purpose and he's coming back", "", "violence"],
  ["the guy who hit my bumper has a gun", "", "violence"],
])("a car that hit somebody: %s (after %s)", (said, before, id) => {
  expect(emergencyIn(said, "", "attorneys", before)?.id).toBe(id);
});

test.each([
  ["i was in a crash on sunday, my neck is stiff", undefined],
  ["he hit my car just now and i cant turn my neck, my hands are numb", "medical"],
])("a neck after a collision: %s", (said, id) => {
  expect(emergencyIn(said, "", "attorneys")?.id).toBe(id);
});

test("a fender bender leaves what else is told", () => {
  const said = "hubo un choque ahorita, mi hijo se pegó en la cabeza y se está quedando dormido";
  expect(emergencyIn(said, "", "insurance-agents")?.id).toBe("medical");
});

test.each([
  "who picks up if a client whos crying calls, a woman whos husband just hit her",
  "my tenants call when they smell gas, can that be transferred",
  "what happens when someone calls and they're having a stroke",
  "cuando me llaman porque huele a gas, qué hace",
  "客户打来说闻到煤气味，你们会怎么处理",
])("%s: how calls are answered", (said) => {
  expect(emergencyOfVisitor(said, hear(said).spelled, "")).toBeUndefined();
});

test.each([
  ["a client just called me, her husband is beating her right now", "violence"],
  ["someone calls me every night and says he's going to kill me", "violence"],
  ["what do i do, a client has a gun in our office", "violence"],
  ["i smell gas in my office", "gas"],
])("%s: a danger all the same", (said, id) => {
  expect(emergencyOfVisitor(said, hear(said).spelled, "")?.id).toBe(id);
});

test.each([
  ["the smoke detector chirps every minute, can someone change the battery", "hotels", undefined],
  ["the co alarm chirps, i changed the battery and we're all dizzy", "hvac", "carbon-monoxide"],
  ["i cant breathe through my nose, allergies", "doctors", undefined],
  ["the baby cant breathe through her nose, lips are blue", "doctors", "medical"],
  ["my husband passed in february, heart attack, about the policy", "insurance-agents", undefined],
  ["the outlet is on the other wall and dry, drip under the sink", "plumbers", undefined],
  ["water heater from 1998 and double tapped breakers", "real-estate-agents", undefined],
  ["the water heater is leaking onto the breaker box", "plumbers", "water-near-power"],
  [
    "the hospice nurse came and pronounced him, he stopped breathing at 3",
    "funeral-homes",
    undefined,
  ],
  ["my brother stopped breathing here at the viewing", "funeral-homes", "medical"],
  ["had the chest pains checked yesterday, all clear, need a follow up", "doctors", undefined],
  ["chest pains again, they said all clear yesterday", "doctors", "medical"],
  ["does it cover a gas leak", "insurance-agents", undefined],
  ["kitchen fire two days ago, its all out, need an adjuster", "insurance-agents", undefined],
  ["kitchen fire last night, its out i think but the wall is hot", "insurance-agents", "fire"],
  ["one side of his mouth hangs since breakfast, is that the new pill", "doctors", "medical"],
  ["my son swallowed one of my pills", "doctors", "poison"],
  ["just had an accident, the engine smokes and it smells like gas", "auto-body-repair", "crash"],
  ["your waiting room smells like gas", "auto-body-repair", "gas"],
  ["it smells like burning plastic under my seat, white smoke now", "car-dealerships", "fire"],
  ["the outlet is smoking", "auto-body-repair", "electrical"],
  ["grandpa wont wake up and hes cold but his chest still moves a bit", "funeral-homes", "medical"],
])("%s, at %s: %s", (said, desk, id) => {
  expect(emergencyIn(said, hear(said).spelled, desk)?.id).toBe(id);
});

test("repeated words are read in no time", () => {
  const words = [
    "the breaker off is ",
    "people who call ",
    "he hit me at the light ",
    "gas man he ",
  ];
  const start = performance.now();
  for (const one of words) {
    emergencyIn(one.repeat(40), "", "plumbers", one.repeat(40), "gas");
    emergencyOfVisitor(one.repeat(40), "", one.repeat(40));
  }
  expect(performance.now() - start).toBeLessThan(4000);
});
