import { runScenarios, scenarios } from "./chaos.ts";
import { table } from "./finding.ts";

// So that the servers it started end with it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const words = process.argv.slice(2);
const short = words.includes("--short");
const named = words.filter((word) => !word.startsWith("--"));
const findings = await runScenarios(
  named.length > 0 ? named : Object.keys(scenarios),
  short ? 0.01 : 1,
);
process.stdout.write(`${table(findings)}\n`);
process.exit(findings.every(({ ok }) => ok) ? 0 : 1);
