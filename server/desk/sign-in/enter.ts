import type { DeskPerson } from "#contract/desk-person.ts";
import type { LinkState } from "#contract/desk-sign-in.ts";
import type { Database } from "#server/db/database.ts";
import { audit } from "#server/desk/audit.ts";
import { findPerson } from "#server/desk/people.ts";
import { beginSession } from "./sessions.ts";
import { clock, stateOf } from "./sign-in-links.ts";
import { codeHash, hashOf, typedCode } from "./tokens.ts";

const mostTries = 5;

interface Deps {
  database: Database;
  people: readonly DeskPerson[];
}

/** The browser that enters. `cookie`: the one that it got when it asked for the link. */
export interface Entering {
  cookie: string | undefined;
  browser: string;
}

/** A session's token and its person's address. */
interface Entered {
  session: string;
  address: string;
}

/** Uses a link up. Resolves to the session, or to why there is none. */
export function enterByLink(
  { database: { commit, now }, people }: Deps,
  token: string,
  { cookie, browser }: Entering,
): Promise<Entered | { link: Exclude<LinkState, { is: "ready" }> }> {
  const hash = hashOf(token);
  return commit(async (trx) => {
    const at = await clock(trx, now);
    const row = await trx
      .selectFrom("desk_links")
      .selectAll()
      .where("hash", "=", hash)
      .executeTakeFirst();
    const state = stateOf(row, at, people, cookie);
    if (!row || state.is !== "ready") {
      if (row?.address) await audit(trx, now, { who: row.address, what: "refused at entry" });
      return { link: state.is === "ready" ? { is: "over" as const, usedAt: undefined } : state };
    }
    if (!(await spendLink(trx, hash, at))) return { link: { is: "over" as const, usedAt: at } };
    const { address } = row;
    await audit(trx, now, { who: address, what: "entered" });
    return { session: await beginSession(trx, { address, browser, at }), address };
  });
}

/** Enters by the code of the link that this browser asked for. `left`: tries that remain. */
export function enterByCode(
  { database: { commit, now }, people }: Deps,
  typed: string,
  { cookie, browser }: Entering,
): Promise<Entered | { left: number; existed: boolean }> {
  if (!cookie) return Promise.resolve({ left: 0, existed: false });
  return commit(async (trx) => {
    const at = await clock(trx, now);
    const row = await trx
      .selectFrom("desk_links")
      .selectAll()
      .where("asked_by", "=", hashOf(cookie))
      .where("used_at", "=", 0)
      .where("expires_at", ">", at)
      .where("tries", "<", mostTries)
      .executeTakeFirst();
    if (!row) return { left: 0, existed: false };
    const { numUpdatedRows } = await trx
      .updateTable("desk_links")
      .set({ tries: row.tries + 1 })
      .where("hash", "=", row.hash)
      .where("tries", "=", row.tries)
      .executeTakeFirst();
    const left = mostTries - row.tries - 1;
    const person = findPerson(people, row.address);
    const right = numUpdatedRows === 1n && codeHash(typedCode(typed), cookie) === row.code;
    if (!person || !right) {
      if (row.address) await audit(trx, now, { who: row.address, what: "refused at entry" });
      // The last wrong code ends the link too: the whole request is then void.
      if (left === 0)
        await trx
          .updateTable("desk_links")
          .set({ expires_at: at })
          .where("hash", "=", row.hash)
          .execute();
      return { left, existed: true };
    }
    if (!(await spendLink(trx, row.hash, at))) return { left: 0, existed: false };
    const { address } = row;
    await audit(trx, now, { who: address, what: "entered" });
    return { session: await beginSession(trx, { address, browser, at }), address };
  });
}

type Transaction = Parameters<Parameters<Database["commit"]>[0]>[0];

/** Only once: when two browsers press at the same time, the second is too late. */
async function spendLink(trx: Transaction, hash: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("desk_links")
    .set({ used_at: at })
    .where("hash", "=", hash)
    .where("used_at", "=", 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
