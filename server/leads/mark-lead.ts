import type { Folder } from "#contract/desk-tray.ts";
import type { Database } from "#server/db/database.ts";
import { recordMarked } from "#server/webhooks/record-event.ts";

/**
 * Stores a person's verdict, and notifies the webhooks. Only a lead among the marked ones returns
 * to the waiting ones; one that was answered or closed stays so.
 * @returns false when the message no longer exists.
 */
export function markLead(
  { commit, engine, now }: Database,
  id: string,
  standing: "spam" | "ok",
): Promise<boolean> {
  return commit(async (trx) => {
    let query = trx.selectFrom("leads").select(["standing", "folder"]).where("id", "=", id);
    if (engine === "postgres") query = query.forUpdate();
    const lead = await query.executeTakeFirst();
    if (!lead) return false;
    await trx
      .updateTable("leads")
      .set((eb) => ({
        standing,
        folder: folderAfter(lead.folder, standing),
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

function folderAfter(folder: Folder, standing: "spam" | "ok"): Folder {
  if (standing === "spam") return "marked";
  return folder === "marked" ? "waiting" : folder;
}
