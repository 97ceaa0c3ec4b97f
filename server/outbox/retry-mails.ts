import type { Database } from "#server/db/database.ts";
import { isUnleased } from "./lease.ts";

/**
 * Makes unsent mails due now: those of one lead, all dead ones, or all deferred ones. A sent mail
 * is not sent again. @returns how many
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
    // The relay may work again, so it is tried now, without waiting for its delay.
    await trx.updateTable("relays").set({ closed_until: 0 }).execute();
    return rows.length;
  });
}
