import { statfs } from "node:fs/promises";
import { healthWords as words } from "#content/desk/health-words.ts";
import type { HealthCheck } from "#contract/desk-health.ts";
import type { AppDeps } from "#server/app.ts";
import { dataFolderFault } from "#server/db/data-folder.ts";
import type { Database } from "#server/db/database.ts";
import { mostStreams } from "#server/desk/live/live-hub.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import type { Env } from "#server/env.ts";
import { databaseWrites } from "./database-check.ts";
import { leadsArrive } from "./leads-arrive.ts";
import { mailsGoOut, refusedMails } from "./mail-checks.ts";
import { countProcesses } from "./processes.ts";
import { lastBackup, thisProcess } from "./server-state.ts";
import { whoIsHere } from "./who-is-here.ts";

/** Deliveries that are counted at most. */
const mostCounted = 999;

type Deps = Pick<AppDeps, "database" | "env" | "desk">;

/** Checks everything that leads depend on; problems that need a person come first. */
export async function readHealth({ database, env, desk }: Deps): Promise<HealthCheck[]> {
  const at = await clock(database.db, database.now);
  const checks = await Promise.all([
    refusedMails(database),
    hooks(database),
    leadsArrive(database, at),
    mailsGoOut(database, env, at),
    databaseWrites(database),
    diskHasRoom(env),
    lastBackup(database),
    whoIsHere(database, desk, at),
  ]);
  checks.push({
    name: words.counting,
    needsPerson: false,
    found: env.counts ? words.countsOn : words.countsOff,
  });
  const open = desk?.live.listening() ?? 0;
  checks.push({ name: words.live, needsPerson: false, found: words.streams(open, mostStreams) });
  const processes = await countProcesses(database);
  checks.push({ name: words.processes, needsPerson: false, found: words.serve(processes) });
  checks.push(thisProcess());
  return checks.sort((a, b) => Number(b.needsPerson) - Number(a.needsPerson));
}

async function hooks({ db }: Database): Promise<HealthCheck> {
  const name = words.hooks;
  const all = await db.selectFrom("hooks").select("state").execute();
  if (all.length === 0) return { name, needsPerson: false, found: words.noHooks };
  const dead = await db
    .selectFrom("hook_deliveries")
    .select("id")
    .where("state", "=", "dead")
    .limit(mostCounted + 1)
    .execute();
  const bad = all.filter(({ state }) => state !== "on").length;
  const found =
    bad + dead.length > 0 ? words.hooksBad(bad, dead.length) : words.hooksFine(all.length);
  const needsPerson = bad + dead.length > 0;
  return { name, needsPerson, found, ...(needsPerson && { look: "connections" as const }) };
}

async function diskHasRoom(
  env: Pick<Env, "dataDir" | "databaseUrl" | "smtpUrl">,
): Promise<HealthCheck> {
  const name = words.disk;
  const fault = await dataFolderFault(env);
  if (fault) return { name, needsPerson: true, found: fault };
  const space = await statfs(env.dataDir).catch(() => undefined);
  const found = space ? words.diskFree(space.bavail * space.bsize) : words.diskElsewhere;
  return { name, needsPerson: false, found };
}
