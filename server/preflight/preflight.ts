import type { Database } from "#server/db/database.ts";
import { backupAge } from "#server/db/last-backup.ts";
import type { Env } from "#server/env.ts";
import { claimFindings } from "./claim-findings.ts";
import { contentFindings } from "./content-findings.ts";
import type { Finding } from "./finding.ts";
import { addressFindings, settingFindings } from "./setting-findings.ts";

/** Milliseconds after which a backup is old. */
const dayLong = 86_400_000;

/** Everything that is still a placeholder, or a default that a live site must not have. */
export async function preflight(root: string, env: Env, database: Database): Promise<Finding[]> {
  return [
    ...(await wordFindings(root)),
    ...settingFindings(env),
    ...(await addressFindings(env)),
    ...(await backupFindings(database)),
  ];
}

/** What is left in words and claims, whatever the configuration is. */
export async function wordFindings(root: string): Promise<Finding[]> {
  return [...(await contentFindings(root)), ...claimFindings()];
}

async function backupFindings(database: Database): Promise<Finding[]> {
  const age = await backupAge(database);
  if (age < dayLong) return [];
  const what = age < Number.POSITIVE_INFINITY ? "the last one is older than a day" : "never ran";
  return [{ where: "npm run backup", what }];
}
