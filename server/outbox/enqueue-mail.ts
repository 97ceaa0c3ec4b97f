import type { Kysely } from "kysely";
import { compiledInsert } from "#server/db/compiled-insert.ts";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { untriedRow } from "./untried-row.ts";

export interface NewMail {
  /** Becomes the Message-ID; a lead's mail has the lead's id. */
  id: string;
  /** The lead it is about, so that erasing a lead erases its mails. */
  leadId?: string;
  mail: OutgoingMail;
}

/** Queues a mail, in the same transaction as the change that it reports. */
export async function enqueueMail(
  trx: Kysely<Tables>,
  now: Database["now"],
  { id, leadId, mail }: NewMail,
): Promise<void> {
  const row = {
    id,
    lead_id: leadId ?? null,
    mail: JSON.stringify(mail),
    state: "queued" as const,
    ...untriedRow,
  };
  await compiledInsert(trx, "outbox", row, { created_at: now() });
}
