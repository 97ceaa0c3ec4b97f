import { expect, test } from "vitest";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { emergencyOfVisitor } from "./emergency-of-visitor.ts";

const heardIn = (text: string) => emergencyOfVisitor(text, hear(text).spelled, "")?.id;

// None of them is an example that the classifier has learned, and no rule knows their words.
test.each([
  ["two men in masks are emptying the register, i'm hiding in the stockroom", "violence"],
  ["forklift tipped over on the driver", "crash"],
  ["the ice broke and tyler went through, i can't see him", "medical"],
  ["i'm being held here against my will, they took my passport", "violence"],
  ["my coworker says she's going to jump off the parking garage", "suicide"],
  ["Estoy en el puente. Perdón por todo", "suicide"],
  ["脚手架上掉下来一个工人,不动了", "medical"],
])("%s is an emergency", (text, id) => {
  expect(heardIn(text)).toBe(id);
});

test.each([
  "how many minutes does gold have",
  "does it transfer a caller who says there is a fire",
  "every vendor drowns me in buzzwords, what does this product do",
  "tell me straight, flesh and blood or not",
  "phones explode every time the radio ad runs",
  "Our front desk is drowning",
  "i have a call with nora thursday, need to push it",
  "y las apunta en la agenda",
  "es guion bajo rosa_ibarra, no punto",
  "not bumper, car",
  "these missed calls are bleeding me dry",
  "the last vendor held our phone number hostage for six weeks",
  "does a crash wipe out what was just submitted",
  "表单提交了没反应,你们收到没",
  "y el que sigue hacia abajo",
  "my arm went numb and i cant talk right. just kidding",
  "and if they start yelling for a human",
  "twenty years ago a man held a knife to me in my store, it is long over",
])("%s is none", (text) => {
  expect(heardIn(text)).toBeUndefined();
});
