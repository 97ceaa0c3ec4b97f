import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measured } from "./security.ts";

test("the figures of the security page are those of the measurements", () => {
  const report = readFileSync(new URL("../../docs/reliability.md", import.meta.url), "utf8");
  const { day, kills, powerCuts, diskFaults, bodies, replays } = measured;
  expect(report).toContain(`Measured on ${day}`);
  expect(report).toContain(`${kills.times} kills, ${kills.acknowledged} acknowledged`);
  expect(report).toContain(`${powerCuts.times} cuts with ${powerCuts.acknowledged} acknowledged`);
  expect(report).toContain(`control ${powerCuts.lostByControl} lost`);
  expect(report).toContain(`${diskFaults} faults in turn`);
  expect(report).toContain(`${bodies} bodies`);
  expect(report).toContain(`one solved captcha sent ${replays} times`);
});
