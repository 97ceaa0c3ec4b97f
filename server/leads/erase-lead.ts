import { unlink } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import { emlName } from "#server/outbox/eml-transport.ts";
import type { FoundLead } from "./find-leads.ts";

/**
 * Removes a message, its mails and its request key, and the .eml files of the default outbox.
 * SQLite overwrites the pages (`secure_delete`), and the log that still held them is emptied.
 * Backups and the company's mailbox are outside our reach.
 */
export async function eraseLead(
  { db, engine, commit }: Database,
  { lead, mails }: FoundLead,
  outboxFolder: string,
): Promise<void> {
  await commit(async (trx) => {
    await trx.deleteFrom("outbox").where("lead_id", "=", lead.id).execute();
    await trx.deleteFrom("request_keys").where("lead_id", "=", lead.id).execute();
    await trx.deleteFrom("leads").where("id", "=", lead.id).execute();
  });
  for (const { id, created_at } of mails)
    await unlink(join(outboxFolder, emlName({ id, createdAt: created_at }))).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      },
    );
  if (engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
