import { healthWords as words } from "#content/desk/health-words.ts";
import type { HealthCheck } from "#contract/desk-health.ts";
import type { AppDeps } from "#server/app.ts";
import { dataFolderFault } from "#server/db/data-folder.ts";
import type { Database } from "#server/db/database.ts";
import { mostStreams } from "#server/desk/live/live-hub.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { countProcesses } from "./processes.ts";
import { sayLong } from "./say-long.ts";
import { lastBackup, thisProcess } from "./server-state.ts";

/** Mails and deliveries that are counted at most. */
const mostCounted = 999;
/** Milliseconds for which a mail may wait before a person should look. */
const longWait = 15 * 60_000;
/** Leads whose intervals define a usual silence, and how many times that is unusual. */
const usualOf = 50;
const unusual = 2;
const day = 86_400_000;

type Deps = Pick<AppDeps, "database" | "env" | "desk">;

/** Checks everything that leads depend on; problems that need a person come first. */
export async function readHealth({ database, env, desk }: Deps): Promise<HealthCheck[]> {
  const at = await clock(database.db, database.now);
  const fault = await dataFolderFault(env);
  const checks = await Promise.all([
    refusedMails(database),
    hooks(database),
    leadsArrive(database, at),
    waitingMails(database, at),
    writes(database),
    lastBackup(database),
  ]);
  checks.push({ name: words.disk, needsPerson: Boolean(fault), found: fault ?? words.diskFine });
  const open = desk?.live.listening() ?? 0;
  checks.push({ name: words.live, needsPerson: false, found: words.streams(open, mostStreams) });
  const processes = await countProcesses(database);
  checks.push({ name: words.processes, needsPerson: false, found: words.serve(processes) });
  checks.push(thisProcess());
  return checks.sort((a, b) => Number(b.needsPerson) - Number(a.needsPerson));
}

async function refusedMails({ db }: Database): Promise<HealthCheck> {
  const dead = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "dead")
    .limit(mostCounted + 1)
    .execute();
  const name = words.refused;
  if (dead.length === 0) return { name, needsPerson: false, found: words.noneRefused };
  const found = words.wereRefused(words.count(dead.length, mostCounted));
  return { name, needsPerson: true, found, act: "retryMails" };
}

async function waitingMails({ db }: Database, at: number): Promise<HealthCheck> {
  const queued = await db
    .selectFrom("outbox")
    .select("created_at")
    .where("state", "=", "queued")
    .limit(mostCounted + 1)
    .execute();
  const name = words.mails;
  if (queued.length === 0) return { name, needsPerson: false, found: words.nothingWaits };
  const waits = at - Math.min(...queued.map(({ created_at }) => created_at));
  const found = words.oldest(words.count(queued.length, mostCounted), sayLong(waits));
  return { name, needsPerson: waits > longWait, found };
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

/** A silence longer than any between the last leads may mean that a form fails. */
async function leadsArrive({ db }: Database, at: number): Promise<HealthCheck> {
  const name = words.leads;
  const times = (
    await db
      .selectFrom("leads")
      .select("created_at")
      .orderBy("created_at", "desc")
      .limit(usualOf)
      .execute()
  ).map(({ created_at }) => created_at);
  const [last] = times;
  if (last === undefined) return { name, needsPerson: false, found: words.noLeads };
  const gaps = times.slice(1).map((time, index) => (times[index] ?? 0) - time);
  const longest = Math.max(0, ...gaps);
  const silence = at - last;
  const isLong = times.length === usualOf && silence > Math.max(day, longest * unusual);
  const found = words.lastLead(sayLong(silence));
  return {
    name,
    needsPerson: isLong,
    found: isLong ? `${found} ${words.longSilence(sayLong(longest))}` : found,
  };
}

async function writes({ commit, now, engine }: Database): Promise<HealthCheck> {
  const name = words.database;
  const start = performance.now();
  try {
    await commit((trx) =>
      trx
        .insertInto("heartbeat")
        .values({ name: "desk", at: now() })
        .onConflict((c) => c.column("name").doUpdateSet({ at: now() }))
        .execute(),
    );
    const took = Math.max(1, Math.round(performance.now() - start));
    const said = engine === "sqlite" ? "SQLite" : "PostgreSQL";
    return { name, needsPerson: false, found: words.writes(said, took) };
  } catch {
    return { name, needsPerson: true, found: words.cannotWrite };
  }
}
