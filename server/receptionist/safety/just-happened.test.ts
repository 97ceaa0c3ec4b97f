import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";
import { withJustHappened } from "./just-happened.ts";

test("what has only just happened reads as what happened", () => {
  expect(withJustHappened("mi niño se acaba de tragar unas pastillas")).toBe(
    "mi niño se trago unas pastillas",
  );
  expect(withJustHappened("acaba de desmayarse mi papá")).toBe("se desmayo mi papá");
  expect(withJustHappened("acabo de salir del trabajo")).toBe("acabo de salir del trabajo");
});

test.each([
  ["mi niño de dos años se acaba de tragar unas pastillas del veneno", "poison"],
  ["mi papá se acaba de desmayar y no responde", "medical"],
])("%s is an emergency", (text, id) => {
  expect(emergencyIn(text, "", "pest-control")?.id).toBe(id);
});

test.each([
  "acaba de comer y quiere su cita a las 3",
  "se me acaba de romper la lámpara, ¿cuánto cuesta otra?",
  "acabo de tomar su tarjeta del mostrador",
])("%s is none", (text) => {
  expect(emergencyIn(text, "", "retail-stores")).toBeUndefined();
});

test("an alarm that is quiet is none, and one that was quiet may be one", () => {
  expect(emergencyIn("no smell, co alarm is quiet", "", "hvac")).toBeUndefined();
  expect(emergencyIn("co alarm was quiet but now its going off", "", "hvac")).toBeDefined();
  expect(emergencyIn("the alarm is not going off. it smells like gas", "", "hvac")).toBeDefined();
});
