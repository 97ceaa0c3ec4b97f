import { expect, it } from "vitest";
import { runScenarios } from "./chaos.ts";

// The short version of `npm run chaos`: the scenarios that need separate processes, with small
// numbers. Scenarios that measure times and memory run only in the full version, because a busy
// machine would fail them. Repeated requests and odd bodies are covered by the tests next to the
// server.
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
