import { sql } from "kysely";
import { healthWords as words } from "#content/desk/health-words.ts";
import type { HealthCheck } from "#contract/desk-health.ts";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import { sayLong } from "./say-long.ts";

/** Mails that are counted at most. */
const mostCounted = 999;
/**
 * Milliseconds for which a mail may wait before a person should look; the alarm MailIsStuck has the
 * same (deploy/alerts.yaml).
 */
const longWait = 15 * 60_000;
/** Mails of whose ways the usual one is told, and how old they may be in milliseconds. */
const mostTimed = 200;
const timedWithin = 24 * 3_600_000;

/** Mails that a relay refused for good; with one, why, and whose lead it is about. */
export async function refusedMails({ db }: Database): Promise<HealthCheck> {
  const dead = await db
    .selectFrom("outbox")
    .select(["lead_id", "last_error"])
    .where("state", "=", "dead")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(mostCounted + 1)
    .execute();
  const name = words.refused;
  const [latest] = dead;
  if (!latest) return { name, needsPerson: false, found: words.noneRefused };
  const lead =
    latest.lead_id === null
      ? undefined
      : await db
          .selectFrom("leads")
          .select(["id", "full_name as name"])
          .where("id", "=", latest.lead_id)
          .executeTakeFirst();
  const found = words.wereRefused(words.count(dead.length, mostCounted), latest.last_error);
  return { name, needsPerson: true, found, act: "retryMails", ...(lead && { lead }) };
}

/** Where mails go, what waits, and how long the way takes. */
export async function mailsGoOut(
  database: Database,
  { smtpUrl }: Pick<Env, "smtpUrl">,
  at: number,
): Promise<HealthCheck> {
  const name = words.mails;
  const queued = await database.db
    .selectFrom("outbox")
    .select("created_at")
    .where("state", "=", "queued")
    .limit(mostCounted + 1)
    .execute();
  const relay = smtpUrl ? words.relay(new URL(smtpUrl).hostname) : words.noRelay;
  if (queued.length === 0) {
    const half = await usualTime(database, at);
    const usual = half === undefined ? "" : ` ${words.usualTime((half / 1000).toFixed(1))}`;
    return { name, needsPerson: false, found: `${relay} ${words.nothingWaits}${usual}` };
  }
  const waits = at - Math.min(...queued.map(({ created_at }) => created_at));
  const found = words.oldest(words.count(queued.length, mostCounted), sayLong(waits));
  return { name, needsPerson: waits > longWait, found: `${relay} ${found}` };
}

/** Milliseconds within which half of the latest mails were at the relay; undefined without any. */
async function usualTime({ db }: Database, at: number): Promise<number | undefined> {
  const sent = await db
    .selectFrom("outbox")
    .select(sql<number>`sent_at - created_at`.as("took"))
    .where("state", "=", "sent")
    .where("created_at", ">", at - timedWithin)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(mostTimed)
    .execute();
  const times = sent.map(({ took }) => Number(took)).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)];
}
