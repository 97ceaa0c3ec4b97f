import type { Database } from "#server/db/database.ts";

/**
 * Puts unsent mails back to the front of the queue: those of one lead, or all dead ones, or all
 * that were put off. Returns how many. A sent mail is not sent again.
 */
export async function retryMails(
  { commit }: Database,
  which: { leadId: string } | "dead" | "waiting",
): Promise<number> {
  return commit(async (trx) => {
    let update = trx
      .updateTable("outbox")
      .set({ state: "queued", next_at: 0, attempts: 0 })
      .where("lease_until", "=", 0);
    if (which === "dead") update = update.where("state", "=", "dead");
    else if (which === "waiting")
      update = update.where("state", "=", "queued").where("next_at", ">", 0);
    else update = update.where("lead_id", "=", which.leadId).where("state", "!=", "sent");
    const rows = await update.returning("id").execute();
    // The relay may work again: it is tried now and not when its own delay has passed.
    await trx.updateTable("relays").set({ closed_until: 0 }).execute();
    return rows.length;
  });
}
