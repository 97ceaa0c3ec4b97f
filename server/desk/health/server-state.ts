import { readFileSync } from "node:fs";
import { join } from "node:path";
import { healthWords as words } from "#content/desk/health-words.ts";
import type { HealthCheck } from "#contract/desk-health.ts";
import type { Database } from "#server/db/database.ts";
import { backupAge } from "#server/db/last-backup.ts";
import { sayLong } from "./say-long.ts";

/** Milliseconds after which a backup is old. */
const oldBackup = 2 * 86_400_000;

/**
 * When the database was last backed up, as the command noted it. One that was never backed up by it
 * may be by other means.
 */
export async function lastBackup(database: Database): Promise<HealthCheck> {
  const name = words.backup;
  const age = await backupAge(database);
  if (!Number.isFinite(age)) return { name, needsPerson: false, found: words.noBackup };
  const ago = sayLong(age);
  const isOld = age > oldBackup;
  return { name, needsPerson: isOld, found: isOld ? words.oldBackup(ago) : words.backedUp(ago) };
}

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"),
) as { version: string };

/** The process that answers: others of the same site have their own. */
export function thisProcess(): HealthCheck {
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6);
  const since = sayLong(process.uptime() * 1000);
  const found = words.runs(version, process.version, since, megabytes);
  return { name: words.server, needsPerson: false, found };
}
