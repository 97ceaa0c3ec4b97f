import { expect, test } from "vitest";
import { setForSpeech } from "./set-for-speech.ts";

const english = (text: string) => setForSpeech(text, "en").text;

test("times, telephone numbers, titles and ranges are set as people say them", () => {
  expect(english("Thursday at 4:10. I have 7:00, or 9:05 am.")).toBe(
    "Thursday at 4 10. I have 7 o’clock, or 9 oh 5 AM.",
  );
  expect(english("Call (800) 555-0142 now")).toBe("Call 8 0 0, 5 5 5, 0 1 4 2 now");
  expect(english("Then let Dr. Alder see it, Tue 17 March.")).toBe(
    "Then let Doctor Alder see it, Tuesday 17 March.",
  );
  expect(english("$180–$240, unit #30, HVAC")).toBe("$180 to $240, unit number 30, H-vac");
});

test("money and plain words stay as they are written", () => {
  const text = "Silver is $0.50 a minute. Dress for Sunday; the drum is 3 feet.";
  expect(english(text)).toBe(text);
});

test("Spanish is set by its own rules, other languages by none", () => {
  expect(setForSpeech("Con la Dra. Ruiz a las 10:30", "es").text).toBe(
    "Con la doctora Ruiz a las 10 y 30",
  );
  expect(setForSpeech("每天 9:00 开门", "zh").text).toBe("每天 9:00 开门");
});

test("a place in the spoken text leads to its place in the written one", () => {
  const written = "At 9:05 am Dr. Alder is in.";
  const spoken = setForSpeech(written, "en");
  for (const word of ["At", "Alder", "in."])
    expect(written.slice(spoken.at(spoken.text.indexOf(word)))).toMatch(new RegExp(`^${word}`));
  const [from, to] = ["Doctor", " Alder"].map((word) => spoken.at(spoken.text.indexOf(word)));
  expect(written.slice(from, to)).toBe("Dr.");
});
