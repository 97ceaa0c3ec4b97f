import { abuse } from "./abuse.ts";
import { anyBody } from "./any-body.ts";
import { diskFaults } from "./disk-faults.ts";
import type { Asked, Finding, Scenario } from "./finding.ts";
import { fleet } from "./fleet.ts";
import { folderRemoved } from "./folder-removed.ts";
import { hookDay } from "./hook-day.ts";
import { hookKills } from "./hook-kills.ts";
import { killPostgres, killSqlite } from "./kill-nine.ts";
import { oddClock } from "./odd-clock.ts";
import { oddRelays } from "./odd-relays.ts";
import { overload } from "./overload.ts";
import { powerCut } from "./power-cut.ts";
import { captchaReplays, repeatedKeys } from "./repeats.ts";
import { restarts } from "./restarts.ts";
import { rollingUpdate } from "./rolling-update.ts";
import { secondProcess } from "./second-process.ts";
import { slowSockets } from "./slow-sockets.ts";
import { smtpDay } from "./smtp-day.ts";

/** Every scenario by the name that `npm run chaos -- NAME…` takes. */
export const scenarios: Record<string, Scenario> = {
  "kill-sqlite": killSqlite,
  "kill-postgres": killPostgres,
  "hook-kills": hookKills,
  "hook-day": hookDay,
  "power-cut": powerCut,
  "disk-faults": diskFaults,
  "folder-removed": folderRemoved,
  "second-process": secondProcess,
  "odd-clock": oddClock,
  "smtp-day": smtpDay,
  "odd-relays": oddRelays,
  "repeated-keys": repeatedKeys,
  "captcha-replays": captchaReplays,
  "slow-sockets": slowSockets,
  overload,
  abuse,
  restarts,
  "any-body": anyBody,
  fleet,
  "rolling-update": rollingUpdate,
};

/** Runs scenarios one after the other; a scenario that throws is reported as a finding. */
export async function runScenarios(
  names: string[],
  scale: number,
  asked: Asked = {},
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of names) {
    const scenario = scenarios[name];
    if (!scenario)
      throw new Error(`There is no scenario ${name}: ${Object.keys(scenarios).join(", ")}`);
    const start = performance.now();
    const finding = await scenario(scale, asked).catch((error: unknown) => brokenOff(error));
    findings.push({ name, ...finding, seconds: (performance.now() - start) / 1000 });
    process.stderr.write(`${name}: ${finding.found} (${finding.ok ? "held" : "BROKEN"})\n`);
  }
  return findings;
}

function brokenOff(error: unknown) {
  return { did: "broke off", found: String(error), promise: "to run to its end", ok: false };
}
