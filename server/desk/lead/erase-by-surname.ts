import { surnameOf } from "#contract/desk-lead.ts";
import type { Database } from "#server/db/database.ts";
import { audit } from "#server/desk/audit.ts";
import { eraseLead } from "#server/leads/erase-lead.ts";

/** Milliseconds for which a delivery under way is waited for; the command line waits longer. */
const patience = 5_000;

/**
 * Erases a lead for good when its surname was typed. The record says who and when, and keeps nothing
 * but the id.
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
): Promise<"surname" | "gone" | "busy" | undefined> {
  const { db, commit, now } = database;
  const lead = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  if (!lead) return "gone";
  const plain = (text: string) => text.normalize("NFC").trim().toLowerCase();
  if (plain(surname) !== plain(surnameOf(lead.full_name))) return "surname";
  try {
    await eraseLead(database, { lead }, outboxFolder, patience);
  } catch {
    return "busy";
  }
  await commit((trx) => audit(trx, now, { who, what: "erased", about: id }));
  return undefined;
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
