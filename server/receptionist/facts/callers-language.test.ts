import { expect, test } from "vitest";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { callersLanguage } from "./callers-language.ts";

test.each([
  ["can it answer in chinese, my dads customers mostly call in mandarin", ["chinese"]],
  ["law office, Fresno. most of the people who call us talk spanish", ["spanish"]],
  ["half my callers speak spanish", ["spanish"]],
  ["do you do spanish? a lot of our patients only speak spanish", ["spanish"]],
  ["la mitad de mis clientes habla ingles", ["english"]],
  ["llevo un bufete y casi todos nos llaman en español, su maquina habla bien", ["spanish"]],
  ["我们客人大多说西班牙语", ["spanish"]],
])("who calls a business speaks: %s", (text, languages) => {
  expect(callersLanguage(hear(text), {})).toEqual(languages);
});

test.each([
  "does it speak spanish",
  "can it answer in chinese",
  "can we do this in spanish",
  "i speak some spanish",
  "what if a customer starts in english and goes over to spanish",
  "y si el cliente empieza en ingles y a media llamada se pasa al español?",
])("a language that is asked about is nobody's: %s", (text) => {
  expect(callersLanguage(hear(text), {})).toBeUndefined();
});
