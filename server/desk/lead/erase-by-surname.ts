import { type Erasure, surnameOf } from "#contract/desk-lead.ts";
import type { Database } from "#server/db/database.ts";
import { audit } from "#server/desk/audit.ts";
import { eraseLead, StillDelivering } from "#server/leads/erase-lead.ts";

/** Milliseconds to wait for a delivery in progress; the command line waits longer. */
const patience = 5_000;

/**
 * Erases a lead for good once its surname was typed. The record says who and when, and keeps only
 * the lead's id.
 */
export async function eraseBySurname(
  database: Database,
  {
    who,
    id,
    surname,
    outboxFolder,
  }: {
    who: string;
    id: string;
    surname: string;
    outboxFolder: string;
  },
): Promise<Erasure> {
  const { db, now } = database;
  const lead = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  if (!lead) return "gone";
  const plain = (text: string) => text.normalize("NFC").trim().toLowerCase();
  if (plain(surname) !== plain(surnameOf(lead.full_name))) return "surname";
  const record = (trx: Parameters<typeof audit>[0]) =>
    audit(trx, now, { who, what: "erased", about: id });
  try {
    const { logEmptied } = await eraseLead(database, { lead }, outboxFolder, { patience, record });
    return logEmptied ? "erased" : "logged";
  } catch (error) {
    if (error instanceof StillDelivering) return "busy";
    throw error;
  }
}

/** Who erased a lead, and when. */
export function erasedBy(
  { db }: Database,
  id: string,
): Promise<{ who: string; at: number } | undefined> {
  return db
    .selectFrom("desk_audit")
    .select(["who", "at"])
    .where("about", "=", id)
    .where("what", "=", "erased")
    .executeTakeFirst();
}
