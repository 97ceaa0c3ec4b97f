import { randomUUID } from "node:crypto";
import type { ConsentName } from "#content/consents.ts";
import type { Database } from "#server/db/database.ts";
import type { RequestKey } from "#server/http/request-keys.ts";
import { enqueueMail } from "#server/outbox/enqueue-mail.ts";
import { recordLeadEvent } from "#server/webhooks/record-event.ts";
import { consentsMail } from "./lead-mail.ts";

/**
 * Stores the boxes of a message that was sent again: the message stays one lead, and what its
 * visitor said last counts. A box that is unchecked by then is no longer agreed to, even if the
 * first response was lost; one that was checked only then is. The company is told by a mail, the
 * webhooks by `lead.updated`.
 * @returns whether they had changed.
 */
export async function renewConsents(
  { db, engine, commit, now }: Database,
  { key, consents, mailTo }: { key: RequestKey; consents: ConsentName[]; mailTo: string },
): Promise<boolean> {
  const renewed = consents.join(",");
  const ofKey = db
    .selectFrom("request_keys")
    .innerJoin("leads", "leads.id", "request_keys.lead_id")
    .select(["leads.id", "leads.consents"])
    .where("key", "=", key.key);
  const known = await ofKey.executeTakeFirst();
  if (!known || known.consents === renewed) return false;
  return commit(async (trx) => {
    let query = trx.selectFrom("leads").selectAll().where("id", "=", known.id);
    if (engine === "postgres") query = query.forUpdate();
    const lead = await query.executeTakeFirst();
    if (!lead || lead.consents === renewed) return false;
    const { id } = lead;
    await trx.updateTable("leads").set({ consents: renewed }).where("id", "=", id).execute();
    const mail = consentsMail(lead, consents, mailTo);
    await enqueueMail(trx, now, { id: randomUUID(), leadId: id, mail });
    await recordLeadEvent(trx, now, "lead.updated", id);
    return true;
  });
}
