import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";

test.each([
  ["no heat and it smells like gas in here", "gas"],
  ["my chest feels tight and my arm is numb", "medical"],
  ["he's not breathing!!", "medical"],
  ["I can't breathe", "medical"],
  ["theres a fire in the kitchen", "fire"],
  ["someone is breaking into my house", "violence"],
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
  ["厨房着火了", "fire"],
  ["我不想活了", "suicide"],
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
