import { join } from "node:path";
import { preflight } from "#server/preflight/preflight.ts";
import { print, runCommand, UsageError } from "./run-command.ts";

await runCommand(async ({ database, env }, words) => {
  if (words.length > 0) throw new UsageError("Usage: npm run preflight");
  const findings = await preflight(join(import.meta.dirname, "../.."), env, database);
  for (const { where, what } of findings) print(`${where}  ${what}`);
  if (findings.length === 0) return print("Nothing is left: the site can go live.");
  print(`\n${findings.length} left before the site can go live (README, "Make it yours").`);
  process.exitCode = 1;
});
