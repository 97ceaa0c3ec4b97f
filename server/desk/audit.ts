import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

/** Every kind of act at the desk that is recorded. */
export type Audited =
  | "asked for a link"
  | "entered"
  | "refused at entry"
  | "signed out"
  | "signed out everywhere"
  | "made a link by command"
  | "opened"
  | "took"
  | "released"
  | "handed over"
  | "answered"
  | "reopened"
  | "closed"
  | "marked as spam"
  | "marked as ok"
  | "noted"
  | "took the last act back"
  | "sent the mail again"
  | "sent refused mails again"
  | "erased"
  | "canceled the call"
  | "noted that the call was held"
  | "noted that nobody came"
  | "noted nothing of the call"
  | "blocked a time"
  | "opened a blocked time"
  | "made a new calendar address"
  | "kept a draft"
  | "dropped a draft"
  | "published a post"
  | "took a post down"
  | "brought a post back"
  | "added a connection"
  | "changed a connection"
  | "tested a connection"
  | "paused a connection"
  | "resumed a connection"
  | "made a new secret"
  | "sent deliveries again"
  | "removed a connection"
  | "mailed about a connection"
  | "exported";

/** Records an act in its transaction. `about` is an id, never a visitor's text. */
export async function audit(
  trx: Kysely<Tables>,
  now: Database["now"],
  { who, what, about = "" }: { who: string; what: Audited; about?: string },
): Promise<void> {
  await trx
    .insertInto("desk_audit")
    .values({ id: randomUUID(), at: now(), who, what, about })
    .execute();
}

/** One line of the record. */
export interface AuditLine {
  id: string;
  at: number;
  who: string;
  what: string;
  about: string;
}

/** The newest lines first. `after`: the last line of the page before. */
export function listAudit(
  { db }: Database,
  limit: number,
  after?: Pick<AuditLine, "at" | "id">,
): Promise<AuditLine[]> {
  let lines = db.selectFrom("desk_audit").selectAll();
  if (after)
    lines = lines.where((eb) => eb(eb.refTuple("at", "id"), "<", eb.tuple(after.at, after.id)));
  return lines.orderBy("at", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Two years, in milliseconds. */
const keptFor = 2 * 365 * 86_400_000;

/** For the maintenance. */
export async function forgetAudit(trx: Kysely<Tables>, now: Database["now"]): Promise<void> {
  await trx.deleteFrom("desk_audit").where("at", "<", sql<number>`${now()} - ${keptFor}`).execute();
}
