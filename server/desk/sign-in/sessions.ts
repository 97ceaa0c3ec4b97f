import { type Kysely, sql } from "kysely";
import type { DeskPerson } from "#contract/desk-person.ts";
import {
  type DeskSession,
  idleHours,
  type SessionEnd,
  sessionDays,
} from "#contract/desk-sessions.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { audit } from "#server/desk/audit.ts";
import { findPerson } from "#server/desk/people.ts";
import { clock } from "./sign-in-links.ts";
import { hashOf, randomToken } from "./tokens.ts";

const hour = 3_600_000;
/** Milliseconds without an act of the person after which a session ends. */
const idle = idleHours * hour;
/** Milliseconds after which it ends in any case. */
export const sessionLifetime = sessionDays * 24 * hour;
/** Activity is written at most once in this many milliseconds. */
const noteEvery = 60_000;

/** The session of a request. */
export interface OpenSession {
  hash: string;
  person: DeskPerson;
}

/** Begins a session with a token that no browser has seen before. Resolves to the token. */
export async function beginSession(
  trx: Kysely<Tables>,
  { address, browser, at }: { address: string; browser: string; at: number },
): Promise<string> {
  const token = randomToken();
  const row = { hash: hashOf(token), address, browser, created_at: at, used_at: at };
  await trx.insertInto("desk_sessions").values(row).execute();
  return token;
}

/**
 * The session of a cookie; undefined when there is none, it ended, or DESK no longer names its
 * address.
 * @param renew false for what an open page asks by itself: that nobody is there must not go
 * unnoticed.
 */
export async function findSession(
  { db, now }: Database,
  people: readonly DeskPerson[],
  token: string | undefined,
  { renew } = { renew: true },
): Promise<OpenSession | undefined> {
  if (!token || token.length > 100) return undefined;
  const hash = hashOf(token);
  const row = await db
    .selectFrom("desk_sessions")
    .selectAll()
    .select(now().as("clock"))
    .where("hash", "=", hash)
    .executeTakeFirst();
  const person = row && findPerson(people, row.address);
  if (!row || !person || endOf(row) <= row.clock) return undefined;
  if (renew && row.clock - row.used_at > noteEvery)
    await db
      .updateTable("desk_sessions")
      .set({ used_at: row.clock })
      .where("hash", "=", hash)
      .execute();
  return { hash, person };
}

/** Why the session of a cookie is over; undefined when it was ended by a person, or is not known. */
export async function whyOver(
  { db, now }: Database,
  token: string | undefined,
): Promise<SessionEnd | undefined> {
  if (!token || token.length > 100) return undefined;
  const row = await db
    .selectFrom("desk_sessions")
    .select(["created_at", "used_at", now().as("clock")])
    .where("hash", "=", hashOf(token))
    .executeTakeFirst();
  if (!row || endOf(row) > row.clock) return undefined;
  return row.used_at + idle <= row.clock ? "idle" : "age";
}

const endOf = ({ created_at, used_at }: { created_at: number; used_at: number }) =>
  Math.min(used_at + idle, created_at + sessionLifetime);

/** Names a session in a form: the beginning of its hash, which opens nothing. */
const publicId = (hash: string) => hash.slice(0, 12);

/** The sessions of one person, last used first. */
export async function listSessions(
  { db, now }: Database,
  { hash, person }: OpenSession,
): Promise<DeskSession[]> {
  const rows = await db
    .selectFrom("desk_sessions")
    .selectAll()
    .select(now().as("clock"))
    .where("address", "=", person.address)
    .orderBy("used_at", "desc")
    .execute();
  return rows
    .filter((row) => endOf(row) > row.clock)
    .map((row) => ({
      id: publicId(row.hash),
      browser: row.browser,
      createdAt: row.created_at,
      usedAt: row.used_at,
      endsAt: endOf(row),
      here: row.hash === hash,
    }));
}

/** Ends one session of the person: the one that asks, or another by its id. */
export async function signOut(
  { commit, now }: Database,
  session: OpenSession,
  id?: string,
): Promise<void> {
  const who = session.person.address;
  await commit(async (trx) => {
    let ended = trx.deleteFrom("desk_sessions").where("address", "=", who);
    ended = id
      ? ended.where(sql<string>`substr(hash, 1, 12)`, "=", id)
      : ended.where("hash", "=", session.hash);
    await ended.execute();
    await audit(trx, now, { who, what: "signed out" });
  });
}

/** Ends all sessions of an address and the links that are on their way to it. */
export async function signOutEverywhere(
  { commit, now }: Database,
  address: string,
): Promise<number> {
  return commit(async (trx) => {
    const at = await clock(trx, now);
    const { numDeletedRows } = await trx
      .deleteFrom("desk_sessions")
      .where("address", "=", address)
      .executeTakeFirst();
    await trx
      .updateTable("desk_links")
      .set({ expires_at: at })
      .where("address", "=", address)
      .where("expires_at", ">", at)
      .execute();
    await audit(trx, now, { who: address, what: "signed out everywhere" });
    return Number(numDeletedRows);
  });
}

/** For the maintenance. */
export async function forgetSessions(trx: Kysely<Tables>, now: Database["now"]): Promise<void> {
  const at = await clock(trx, now);
  await trx
    .deleteFrom("desk_sessions")
    .where("used_at", "<", at - sessionLifetime)
    .execute();
}
