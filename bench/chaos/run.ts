import { parseArgs } from "node:util";
import { runScenarios, scenarios } from "./chaos.ts";
import { table } from "./finding.ts";

// Exits on a signal, so that the servers it started end too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    times: { type: "string", default: "1" },
    seconds: { type: "string" },
    kills: { type: "string" },
    attack: { type: "string", multiple: true },
  },
});
const findings = await runScenarios(
  positionals.length > 0 ? positionals : Object.keys(scenarios),
  values.short ? 0.01 : Number(values.times),
  {
    ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
    ...(values.kills !== undefined && { kills: Number(values.kills) }),
    ...(values.attack && { attacks: values.attack }),
  },
);
process.stdout.write(`${table(findings)}\n`);
process.exit(findings.every(({ ok }) => ok) ? 0 : 1);
