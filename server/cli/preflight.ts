import { join } from "node:path";
import { EnvError, readEnv } from "#server/env.ts";
import type { Finding } from "#server/preflight/finding.ts";
import { preflight, wordFindings } from "#server/preflight/preflight.ts";
import { print, runCommand, UsageError } from "./run-command.ts";

const root = join(import.meta.dirname, "../..");

// A setting that the server rejects is reported as a finding, and must not hide the others.
const refused = refusedSetting();
if (refused) report([...(await wordFindings(root)), refused]);
else
  await runCommand(async ({ database, env }, words) => {
    if (words.length > 0) throw new UsageError("Usage: npm run preflight");
    report(await preflight(root, env, database));
  });

function refusedSetting(): Finding | undefined {
  try {
    readEnv();
    return undefined;
  } catch (error) {
    if (error instanceof EnvError) return { where: "configuration", what: error.message };
    throw error;
  }
}

function report(findings: Finding[]): void {
  for (const { where, what } of findings) print(`${where}  ${what}`);
  if (findings.length > 0) {
    print(`\n${findings.length} left before the site can go live (README, "Make it yours").`);
    process.exitCode = 1;
  } else print("Nothing is left: the site can go live.");
}
