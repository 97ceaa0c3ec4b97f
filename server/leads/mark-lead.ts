import type { Database } from "#server/db/database.ts";
import { recordMarked } from "#server/webhooks/record-event.ts";

/**
 * Stores a person's verdict, and notifies the webhooks.
 * @returns false when the message no longer exists.
 */
export function markLead(
  { commit, engine, now }: Database,
  id: string,
  standing: "spam" | "ok",
): Promise<boolean> {
  return commit(async (trx) => {
    let query = trx.selectFrom("leads").select("standing").where("id", "=", id);
    if (engine === "postgres") query = query.forUpdate();
    const lead = await query.executeTakeFirst();
    if (!lead) return false;
    await trx
      .updateTable("leads")
      .set((eb) => ({
        standing,
        folder: standing === "spam" ? "marked" : "waiting",
        // Raises the version, so that a person who has the lead open at the desk is warned instead
        // of overwriting the verdict.
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    await recordMarked(trx, now, id, { from: lead.standing, to: standing });
    return true;
  });
}
