import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { DeskPerson } from "#contract/desk-person.ts";
import { type LinkState, signInLinkMinutes } from "#contract/desk-sign-in.ts";
import type { Database } from "#server/db/database.ts";
import { oneAtATime } from "#server/db/one-at-a-time.ts";
import type { Tables } from "#server/db/tables.ts";
import { audit } from "#server/desk/audit.ts";
import type { DeskLinkRow } from "#server/desk/desk-tables.ts";
import { findPerson } from "#server/desk/people.ts";
import { enqueueMail } from "#server/outbox/enqueue-mail.ts";
import { signInLinkMail, signInMailPrefix } from "./sign-in-mail.ts";
import { codeHash, hashOf, randomCode, randomToken } from "./tokens.ts";

const minute = 60_000;
/**
 * How long a mailed link is valid, in milliseconds; the browser that asked remembers it as long.
 */
export const linkLifetime = signInLinkMinutes * minute;
const commandLifetime = 10 * minute;
/**
 * Sign-in mails to one address in an hour: those that any browsers asked for together, and as many
 * again for each browser in which the person signed in before.
 */
const mailsInAnHour = 5;

/** Somebody who asks for a link in a browser. */
export interface Asking {
  address: string;
  /** The cookie that this browser was given with the answer. */
  cookie: string;
  browser: string;
  /** Id of a browser in which the person of this address signed in before. */
  known: string | undefined;
}

interface Deps {
  database: Database;
  people: readonly DeskPerson[];
  siteUrl: string;
}

/**
 * Writes a link and its mail. It ends no other link: each opens only in the browser that asked for
 * it, and anybody can ask. A request from a stranger writes the same row without an address, so
 * that neither the answer nor the code's five tries reveal who may enter.
 */
export async function askLink({ database, people, siteUrl }: Deps, asking: Asking): Promise<void> {
  const token = randomToken();
  const code = randomCode();
  const { commit, engine, now } = database;
  await commit(async (trx) => {
    const at = await clock(trx, now);
    await forgetMails(trx, at);
    const knownBy = asking.known ? hashOf(asking.known) : "";
    const found = findPerson(people, asking.address);
    if (found) await oneAtATime(trx, engine, `sign-in mails to ${found.address}`);
    const mailed = found ? await mailsSince(trx, found.address, knownBy, at - 60 * minute) : 0;
    const person = mailed < mailsInAnHour ? found : undefined;
    await trx
      .insertInto("desk_links")
      .values({
        hash: hashOf(token),
        address: person?.address ?? "",
        asked_by: hashOf(asking.cookie),
        known_by: knownBy,
        code: codeHash(code, asking.cookie),
        tries: 0,
        browser: asking.browser,
        created_at: at,
        expires_at: at + linkLifetime,
        used_at: 0,
      })
      .execute();
    if (!person) return;
    await audit(trx, now, { who: person.address, what: "asked for a link" });
    const mail = signInLinkMail({
      person,
      link: `${siteUrl}/desk/enter/${token}`,
      code,
      browser: asking.browser,
      at,
      endsAt: at + linkLifetime,
    });
    await enqueueMail(trx, now, { id: `${signInMailPrefix}${randomUUID()}`, mail });
  });
}

/** A link for the person at the server: any browser, ten minutes, once. */
export async function commandLink(
  { database, siteUrl }: Omit<Deps, "people">,
  { address }: DeskPerson,
): Promise<string> {
  const token = randomToken();
  const { commit, now } = database;
  await commit(async (trx) => {
    const at = await clock(trx, now);
    await trx
      .insertInto("desk_links")
      .values({
        hash: hashOf(token),
        address,
        asked_by: "",
        known_by: "",
        code: "",
        tries: 0,
        browser: "",
        created_at: at,
        expires_at: at + commandLifetime,
        used_at: 0,
      })
      .execute();
    await audit(trx, now, { who: address, what: "made a link by command" });
  });
  return `${siteUrl}/desk/enter/${token}`;
}

/** The state of a link for a browser with this cookie. Changes nothing. */
export async function lookAtLink(
  { database: { db, now }, people }: Omit<Deps, "siteUrl">,
  token: string,
  cookie: string | undefined,
): Promise<LinkState> {
  const row = await db
    .selectFrom("desk_links")
    .selectAll()
    .select(now().as("clock"))
    .where("hash", "=", hashOf(token))
    .executeTakeFirst();
  return stateOf(row, row?.clock ?? 0, people, cookie);
}

/** The state of a row for a browser. */
export function stateOf(
  row: DeskLinkRow | undefined,
  at: number,
  people: readonly DeskPerson[],
  cookie: string | undefined,
): LinkState {
  const person = row && findPerson(people, row.address);
  if (!row || !person || row.used_at > 0 || row.expires_at <= at)
    return { is: "over", usedAt: row?.used_at || undefined };
  const byCommand = row.asked_by === "";
  if (!byCommand && (!cookie || hashOf(cookie) !== row.asked_by))
    return { is: "elsewhere", browser: row.browser, askedAt: row.created_at };
  return { is: "ready", name: person.name, askedAt: row.created_at, byCommand };
}

/** The database's time as a number. */
export async function clock(trx: Kysely<Tables>, now: Database["now"]): Promise<number> {
  const { rows } = await sql<{ at: number }>`select ${now()} as at`.execute(trx);
  return rows[0]?.at ?? Date.now();
}

async function mailsSince(
  trx: Kysely<Tables>,
  address: string,
  knownBy: string,
  since: number,
): Promise<number> {
  const rows = await trx
    .selectFrom("desk_links")
    .select("hash")
    .where("address", "=", address)
    .where("asked_by", "<>", "")
    .where("known_by", "=", knownBy)
    .where("created_at", ">", since)
    .limit(mailsInAnHour)
    .execute();
  return rows.length;
}

/** A mail holds its link in plain text: it is deleted when the link has ended. */
async function forgetMails(trx: Kysely<Tables>, at: number): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where("id", ">=", signInMailPrefix)
    .where("id", "<", `${signInMailPrefix}~`)
    .where("created_at", "<", at - linkLifetime)
    .execute();
}

/** For the maintenance: what ended more than an hour ago no longer counts as a mail of this hour. */
export async function forgetLinks(trx: Kysely<Tables>, now: Database["now"]): Promise<void> {
  const at = await clock(trx, now);
  await forgetMails(trx, at);
  await trx
    .deleteFrom("desk_links")
    .where("expires_at", "<", at - 60 * minute)
    .execute();
}
