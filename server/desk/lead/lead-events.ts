import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { type Audited, audit } from "#server/desk/audit.ts";
import { actNames } from "./lead-machine.ts";

/** The recorded acts that are about a lead, and leave it there. */
export const leadAudited: ReadonlySet<string> = new Set<Audited>([
  ...Object.values(actNames),
  "opened",
  "noted",
  "took the last act back",
  "sent the mail again",
]);

/** Writes an act of a person into the lead's trail and into the record, in its transaction. */
export async function noteEvent(
  trx: Kysely<Tables>,
  now: Database["now"],
  { leadId, who, what, text = "" }: { leadId: string; who: string; what: Audited; text?: string },
): Promise<void> {
  await trx
    .insertInto("lead_events")
    .values({ id: randomUUID(), lead_id: leadId, at: now(), who, what, text })
    .execute();
  await audit(trx, now, { who, what, about: leadId });
}
