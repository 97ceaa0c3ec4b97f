import { expect, test } from "vitest";
import { callAt, factsOf } from "./eval/call-at.ts";

test("a member's number is taken down, and a payment card is not", () => {
  const call = callAt("fitness-centers");
  call.say("no quiero darme de baja, nomás que me la pausen");
  const facts = factsOf(call.say("el número de mi tarjeta es 55821, ay no, 55812"));
  expect(facts).toMatchObject({ wish: "Congelar, pedido hoy", tag: "55812" });
  expect(call.say("can i pay, the number on my card is 4111 1111 1111 1111").action).toBe(
    "refuse-advice",
  );
});
