import { expect, test } from "vitest";
import { hear } from "./hear.ts";

test.each([
  ["en", "Nate Corrigan 503 555 0199, 4410 SE Yamhill St"],
  ["en", "Maria de la Cruz, 4 La Mesa Dr"],
  ["en", "12 El Camino Real, Los Altos"],
  ["en", "Jorge y Ana Luna"],
  ["en", "calle Juarez 14"],
  ["es", "Grace Long, 88 The Meadows Dr"],
  ["es", "at 3"],
  ["es", "Friday 10am"],
  ["zh", "Friday at 10"],
  ["zh", "Grace Lee 303 555 0101"],
] as const)("a conversation in %s stays in it: %s", (language, line) => {
  expect(hear(line, language).language).toBe(language);
});

test.each([
  ["en", "hola, el martes", "es"],
  ["en", "el viernes a las 10", "es"],
  ["en", "en la calle Juarez 14, es casa azul", "es"],
  ["en", "Soy de Guerrero", "es"],
  ["es", "4410 Oak Street, the corner house", "en"],
  ["es", "friday at ten please", "en"],
] as const)("in %s, %s tells another language", (before, line, language) => {
  expect(hear(line, before).language).toBe(language);
});
