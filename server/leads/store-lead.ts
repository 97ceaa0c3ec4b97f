import { randomUUID } from "node:crypto";
import type { ConsentName } from "#content/consents.ts";
import { serverMessages } from "#content/server-messages.ts";
import type { AcceptedBody } from "#contract/http.ts";
import type { Lead } from "#contract/lead.ts";
import { spendCaptcha } from "#server/captcha/spend-captcha.ts";
import type { Database } from "#server/db/database.ts";
import { bookAnswer, type GivenAnswer } from "#server/http/request-keys.ts";
import { enqueueMail } from "#server/outbox/enqueue-mail.ts";
import { recordLeadEvent } from "#server/webhooks/record-event.ts";
import { insertLead } from "./insert-lead.ts";
import { leadMail } from "./lead-mail.ts";
import type { LeadRequest } from "./lead-request.ts";

export interface NewLead extends LeadRequest {
  /** The inbox that is notified. */
  mailTo: string;
  lead: Lead;
  consents: ConsentName[];
}

/** The text of the response; another site may show it as is. */
const accepted: AcceptedBody = { message: serverMessages.accepted };

/**
 * Writes a message, its mail, its key and its used captcha in one transaction, and resolves once
 * they are on disk. `stored` is undefined when the same request was already answered.
 * @throws Refusal 409 or 403 (replayed captcha); any other error means that nothing was stored.
 */
export async function storeLead(
  { commit, now }: Database,
  { mailTo, lead, consents, standing, reason, key, captcha, source, lines }: NewLead,
): Promise<{ answer: GivenAnswer; stored: string | undefined }> {
  const id = randomUUID();
  const answer = { status: 200, body: JSON.stringify(accepted) };
  return commit(async (trx) => {
    const before = key && (await bookAnswer(trx, now, key, { ...answer, leadId: id }));
    if (before) return { answer: before, stored: undefined };
    if (captcha.use) await spendCaptcha(trx, captcha.use);
    const about = { id, consents, standing, reason, source };
    await insertLead(trx, now, { lead, ...about, lines });
    await enqueueMail(trx, now, { id, leadId: id, mail: leadMail(lead, { ...about, mailTo }) });
    await recordLeadEvent(trx, now, "lead.created", id);
    return { answer, stored: id };
  });
}
