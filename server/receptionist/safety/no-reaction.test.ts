import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";

test.each([
  ["retail-stores", "开机没反应,就是不转了"],
  ["car-dealerships", "我的车点火没反应"],
  ["plumbers", "给你们打电话没反应"],
  ["med-spas", "上次打肉毒没反应"],
  ["salons", "以前染发没有反应"],
  ["salons", "没有反应"],
  ["hvac", "the thermostat is unresponsive"],
  ["attorneys", "my lawyer has been unresponsive for weeks"],
  ["contractors", "he stopped responding to my texts"],
  ["hvac", "el termostato no responde"],
  ["insurance-agents", "el ajustador no responde mis llamadas"],
])("%s: nobody lies without a sign of life: %s", (desk, said) =>
  expect(emergencyIn(said, "", desk)).toBeUndefined(),
);

test.each([
  ["doctors", "我妈叫了没反应"],
  ["doctors", "孩子没有反应"],
  ["salons", "客人没反应了"],
  ["electricians", "师傅触电了没反应"],
  ["doctors", "my dad is unresponsive"],
  ["hotels", "the guest in 204 is unresponsive"],
  ["doctors", "mi papá no responde"],
])("%s: somebody does: %s", (desk, said) =>
  expect(emergencyIn(said, "", desk)?.id).toBe("medical"),
);

test("after a warning, no reaction is the sign that it was", () =>
  expect(emergencyIn("没有反应", "", "salons", "", "medical")?.id).toBe("medical"));
