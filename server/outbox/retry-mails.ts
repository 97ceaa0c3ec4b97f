import type { Database } from "#server/db/database.ts";
import { isUnleased } from "./lease.ts";

/**
 * Puts unsent mails back to the front of the queue: those of one lead, or all dead ones, or all
 * that were put off. Returns how many. A sent mail is not sent again.
 */
export async function retryMails(
  { commit, now }: Database,
  which: { leadId: string } | "dead" | "waiting",
): Promise<number> {
  return commit(async (trx) => {
    let update = trx
      .updateTable("outbox")
      .set({ state: "queued", next_at: 0, attempts: 0, lease_until: 0, lease_token: "" })
      .where(isUnleased(now));
    if (which === "dead") update = update.where("state", "=", "dead");
    else if (which === "waiting")
      update = update
        .where("state", "=", "queued")
        .where((row) => row.or([row("next_at", ">", 0), row("lease_until", ">", 0)]));
    else update = update.where("lead_id", "=", which.leadId).where("state", "!=", "sent");
    const rows = await update.returning("id").execute();
    // The relay may work again: it is tried now and not when its own delay has passed.
    await trx.updateTable("relays").set({ closed_until: 0 }).execute();
    return rows.length;
  });
}
