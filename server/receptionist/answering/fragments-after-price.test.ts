import { expect, test } from "vitest";
import { hear } from "#server/receptionist/hearing/hear.ts";
import { billingAlone, isChoice, tellsAgents } from "./fragments-after-price.ts";

test.each([
  ["annual", "annual"],
  ["paid monthly please", "monthly"],
  ["by the year then", "annual"],
  ["mensual", "monthly"],
  ["月付", "monthly"],
  ["annual report", undefined],
  ["monthly not yearly", undefined],
  ["do you bill monthly", undefined],
])("%s: %s", (said, way) => {
  expect(billingAlone(hear(said))).toBe(way);
});

test("a question chooses nothing", () => {
  expect(["monthly?", "and yearly", "¿y mensual?", "月付呢"].some(isChoice)).toBe(false);
  expect(["annual", "mensual", "月付"].every(isChoice)).toBe(true);
});

test.each([
  ["7 agents", true],
  ["too many. 5 agents", true],
  ["we have 40 locations and need 15 agents", true],
  ["necesitamos 25 agentes", true],
  ["太多了，5个智能体", true],
  ["does silver have 3 agents", false],
  ["can 2 agents speak spanish", false],
  ["3 agents called in sick", false],
])("%s tells how many agents: %s", (said, tells) => {
  expect(tellsAgents(hear(said))).toBe(tells);
});
