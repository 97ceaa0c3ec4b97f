import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { digestOf } from "#server/receptionist/answering/examples.ts";
import { readClassifier } from "#server/receptionist/answering/question-classifier.ts";
import { readDangerExamples } from "./danger-examples.ts";
import { emergencyIn } from "./emergency.ts";
import { dangerClassifierFile } from "./learned-danger.ts";

test("today's examples are learned: npm run clause-classifiers", () => {
  const { digest } = readClassifier(readFileSync(dangerClassifierFile));
  expect(digest).toBe(digestOf(readDangerExamples()));
});

test.each([
  ["my two girls been sleepy and puking since the furnace kicked on, can you do a tune up", "hvac"],
  ["grandson had the drain stuff all over his hands and he's been hollering", "plumbers"],
  ["my pee's been like coca cola since that class and my legs are like wood", "fitness-centers"],
  ["mom went into the garage and shut the door with the car on", "general"],
])("a danger is recognized that no rule knows: %s", (text, desk) => {
  expect(emergencyIn(text, "", desk)).toBeDefined();
});

test.each([
  ["the lady downstairs bought bath bombs off you and one blew up in the bag", "retail-stores"],
  ["EMERGENCY!!! i cut my own bangs. i look electrocuted", "salons"],
  ["the truck backed into my parked car, i like to have had a heart attack", "auto-body-repair"],
  ["my daughter would like me in her place by labor day", "real-estate-agents"],
  ["anoche se vino abajo la rama y cayó encima del techo de la casa", "insurance-agents"],
  ["needs a bathroom downstairs, its his hip. would he be the only old guy", "real-estate-agents"],
  ["the disposal ate a spoon and choked", "plumbers"],
  ["apúntenme a la de las seis con Dana", "fitness-centers"],
])("no danger is meant: %s", (text, desk) => {
  expect(emergencyIn(text, "", desk)).toBeUndefined();
});

test.each([
  ["a tree came down on the roof and my dad is under it", "insurance-agents"],
  ["se nos vino el techo encima y mi cuñado quedó abajo", "contractors"],
  ["the hoverboard blew up in the hall and the curtain is burning", "retail-stores"],
  ["he's looking for me, i'm in the bathroom and he's downstairs", "hotels"],
])("beside what only sounds alike, the danger is still heard: %s", (text, desk) => {
  expect(emergencyIn(text, "", desk)).toBeDefined();
});
