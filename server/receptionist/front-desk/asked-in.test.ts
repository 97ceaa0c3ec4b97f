import { expect, test } from "vitest";
import { askedIn } from "./asked-in.ts";
import { callAt, factsOf } from "./eval/call-at.ts";

const all = () => false;

test.each([
  // Statements, names and numbers before or behind a question stay outside.
  [
    "breaker trips when the dryer runs all day, can i put a bigger one in myself",
    "can i put a bigger one in myself",
  ],
  ["406 555 0124 how long will it take", "how long will it take"],
  ["1402 Pine Ave can i just swap the outlet myself", "can i just swap the outlet myself"],
  [
    "hola tengo mucha hambre, ¿tienen una mesa para dos cerca de la ventana?",
    "¿tienen una mesa para dos cerca de la ventana?",
  ],
  ["周六上午11点去看可以吗，我叫李明", "周六上午11点去看可以吗"],
  // A question is not cut at its comma, its "or" or its "and".
  ["is embalming required by law, or a coffin", "is embalming required by law, or a coffin"],
  [
    "is that wall load bearing and do we need a permit for it",
    "is that wall load bearing and do we need a permit for it",
  ],
  [
    "can i take the lid off and fix that flapper thing myself",
    "can i take the lid off and fix that flapper thing myself",
  ],
  // A short one needs what it is about.
  [
    "geico says i have to go to their shop, is that right",
    "geico says i have to go to their shop, is that right",
  ],
  ["you guys guarantee it stays a year, right?", "you guys guarantee it stays a year, right?"],
  [
    "if the car got scratched too, is that covered on this one",
    "if the car got scratched too, is that covered on this one",
  ],
  ["la puedo seguir manejando asi o que hago", "la puedo seguir manejando asi o que hago"],
  // A wish waits for an answer.
  ["i want a price for two bedrooms", "i want a price for two bedrooms"],
])("%s", (said, asked) => {
  expect(askedIn(said, all)).toBe(asked);
});

test.each([
  "my dad is deathly allergic to peanuts.",
  "someone backed into my parked car at costco",
  "no swelling, i can swallow fine",
  "she wont wake up right",
  "me pegaron por atrás en el semáforo",
])("%s: asks nothing", (said) => {
  expect(askedIn(said, all)).toBeUndefined();
});

test("what may be noted nowhere is in no question either", () => {
  expect(
    askedIn("are there families there, and is the price firm", ({ text }) =>
      text.includes("families"),
    ),
  ).toBe("is the price firm");
});

test("an allergy that is told leaves the question to the question", () => {
  const { question } = factsOf(
    callAt("restaurants").say("my girlfriend has a shellfish allergy. are the dumplings ok"),
  );
  expect(question).toContain("are the dumplings ok");
  expect(question).not.toContain("girlfriend");
});
