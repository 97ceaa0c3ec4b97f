import { expect, test } from "vitest";
import { callAt, factsOf } from "./eval/call-at.ts";

const say = (desk: string, lines: readonly string[]) => {
  const call = callAt(desk);
  const replies = lines.map((line) => call.say(line));
  const last = replies.at(-1);
  return { text: last?.text ?? "", facts: last ? factsOf(last) : {} };
};

test.each([
  [
    "salons",
    "haircut // Tasha please. name Joelle Parks. monday 12 noon",
    "name",
    /^Joelle Parks$/,
  ],
  ["salons", "haircut // put the name Joelle Parks on it", "name", /^Joelle Parks$/],
  [
    "b2b-services",
    "we need payroll help // It's Brightwell Logistics in Dayton",
    "sites",
    /Brightwell Logistics in Dayton/,
  ],
  [
    "b2b-services",
    "necesitamos nómina // Transportes Ruiz, en El Paso",
    "sites",
    /Transportes Ruiz, en El Paso/,
  ],
  [
    "attorneys",
    "me and my wife are splitting up, its friendly, but we cant agree on the house // her name's Tanya Reyes",
    "note",
    /agree on the house/,
  ],
  [
    "attorneys",
    "i was hit by a van // The van belongs to Quick Parcel. I went home and they took X-rays.",
    "other",
    /^The van belongs to Quick Parcel$/,
  ],
  ["salons", "men's cut with Sam // if so id rather go with Tasha", "stylist", /Tasha/],
  ["salons", "men's cut with Sam // can I switch to Tasha?", "stylist", /Tasha/],
  ["salons", "a trim // Any of the girls will do", "stylist", /Anyone/],
  [
    "real-estate-agents",
    "busco un departamento para rentar, que acepten gatos y que tenga estacionamiento",
    "must",
    /gatos/,
  ],
  [
    "insurance-agents",
    "I'm turning 65 and I'd like somebody to explain the Medicare plans to me",
    "note",
    /explain the Medicare/,
  ],
])("%s: %s", (desk, call, line, value) => {
  expect(say(desk, call.split(" // ")).facts[line]).toMatch(value);
});

test.each([
  ["attorneys", "my brother hid the will // No, no court date", "other"],
  [
    "b2b-services",
    "our portal has been down since 8, 14 people in the office cant do anything",
    "need",
  ],
  [
    "b2b-services",
    "we were billed twice // Could the account manager ring me on Monday at 3:30 pm?",
    "need",
  ],
  [
    "real-estate-agents",
    "I want to sell my brick ranch. my knees cant take the stairs to the basement",
    "must",
  ],
])("%s: %s puts nothing on %s", (desk, call, line) => {
  expect(say(desk, call.split(" // ")).facts[line]).toBeUndefined();
});

test("a medicine is nobody's name", () => {
  const { facts } = say("med-spas", [
    "lip filler",
    "I take a blood thinner, Eliquis, since January",
  ]);
  expect(facts.name).toBeUndefined();
});

test("a call at an hour is arranged, and nobody is asked for at once", () => {
  const asked = (line: string) => say("b2b-services", ["we were billed twice", line]).text;
  expect(asked("Could the account manager ring me on Monday at 3:30 pm?")).not.toMatch(
    /pass this on/,
  );
  expect(asked("I want to talk to a real person tomorrow at 2")).toMatch(/pass this on/);
});

test("how somebody may come is no question about an injury or about others", () => {
  const asked = (line: string) => say("fitness-centers", ["i want to join", line]).text;
  for (const line of [
    "Could I try the place out before signing?",
    "can my 16 year old come in alone?",
    "¿mi hijo puede venir solo?",
  ])
    expect(asked(line)).not.toMatch(/injury|lesi[oó]n|who trains|qui[eé]n entrena/i);
});
