import { expect, test } from "vitest";
import { aboutTheCall } from "./about-the-call.ts";

test.each([
  "what rehearsal",
  "rehearsal?? my mother just died",
  "huh? rehersal?",
  "wait nothing is booked??",
  "ok whats nothing booked mean lol",
  "what do you mean nothing is booked.",
  "como que no se reserva nada?",
  "什么演练？",
])("%s asks what a rehearsal is", (text) => expect(aboutTheCall(text).rehearsal).toBe(true));

test.each(["a table for our rehearsal dinner friday", "we have nothing booked yet"])(
  "%s does not",
  (text) => expect(aboutTheCall(text)).toEqual({ rest: text }),
);

test.each([
  "am i coming thursday or not",
  "is someone coming or not",
  "so thursday at 1 is it set?",
  "did u move it to friday 13 at 1?",
  "do i have a table or not",
  "entonces si tengo mesa o no el sabado",
  "到底约好了吗",
])("%s asks how things stand", (text) => expect(aboutTheCall(text).standing).toBe(true));

test.each([
  "i want to know how long it takes",
  "am i allowed to eat before",
  "is the water coming from upstairs",
  "do i have to bring my card",
  "my brother is coming too",
])("%s does not ask", (text) => expect(aboutTheCall(text).standing).toBeUndefined());

test("what stands beside it is left", () => {
  expect(aboutTheCall("am i coming thursday or not. and do you take delta").rest).toContain(
    "do you take delta",
  );
});

test.each([
  ["did you get the outside part", "outside part"],
  ["yes but did you get the number.", "number"],
  ["you have my number right?", "number right"],
  ["so peanut allergy, outside, 730. all that on there?", ""],
  ["entonces todo bien?", ""],
])("%s wants it read back", (text, about) => expect(aboutTheCall(text).readBack).toBe(about));

test.each(["did you get the message i left", "is all the furniture down there", "estoy bien"])(
  "%s does not want that",
  (text) => expect(aboutTheCall(text).readBack).toBeUndefined(),
);

test("a long repetition is read in no time", () => {
  const start = performance.now();
  aboutTheCall("so is it all that on there and did you get the ".repeat(40));
  expect(performance.now() - start).toBeLessThan(200);
});
