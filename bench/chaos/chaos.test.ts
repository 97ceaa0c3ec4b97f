import { expect, it } from "vitest";
import { runScenarios } from "./chaos.ts";

// The short version of `npm run chaos`: the scenarios that need processes of their own, with small
// numbers. Those that judge times and memory are left to the full run (a busy machine would fail
// them), repeats and odd bodies to the tests beside the server.
it.each([
  "kill-sqlite",
  "hook-kills",
  "hook-day",
  "power-cut",
  "disk-faults",
  "smtp-day",
  "restarts",
])("%s holds", { timeout: 180_000 }, async (name) => {
  const findings = await runScenarios([name], 0.005);
  expect(findings.filter(({ ok }) => !ok)).toEqual([]);
});
