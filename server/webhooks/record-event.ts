import type { CompiledQuery, Kysely } from "kysely";
import { scheduling } from "#content/scheduling.ts";
import {
  type HookBooking,
  type HookEventName,
  type HookLead,
  type HookTopic,
  hookVersion,
} from "#contract/hook-events.ts";
import { compiledInsert } from "#server/db/compiled-insert.ts";
import type { Database } from "#server/db/database.ts";
import type { Standing, Tables } from "#server/db/tables.ts";
import type { HookAudience } from "./hook-tables.ts";
import { type KnownLead, knownLead } from "./known-lead.ts";
import { orderedId } from "./ordered-id.ts";

type Now = Database["now"];

/**
 * Records an event with the lead's present state, in the transaction of the change itself.
 * Does nothing where no endpoint is set up.
 */
export async function recordLeadEvent(
  trx: Kysely<Tables>,
  now: Now,
  type: Exclude<HookTopic, "lead.erased">,
  leadId: string,
  audience?: HookAudience,
): Promise<void> {
  if (!(await anyHook(trx))) return;
  const known = await knownLead(trx, leadId);
  if (!known) return;
  const body = hookBody(type, hookLead(known));
  await insertEvent(trx, now, {
    type,
    leadId,
    audience: audience ?? audienceOf(known.standing),
    body,
  });
}

/** Records that a lead was erased. The bodies of its other events must be gone by then. */
export async function recordErased(trx: Kysely<Tables>, now: Now, leadId: string): Promise<void> {
  if (!(await anyHook(trx))) return;
  const body = hookBody("lead.erased", { id: leadId });
  await insertEvent(trx, now, { type: "lead.erased", leadId, audience: "all", body });
}

/**
 * Records that a person marked a lead. Endpoints that had not received it because it was suspect
 * receive it now if it was marked as genuine.
 */
export async function recordMarked(
  trx: Kysely<Tables>,
  now: Now,
  leadId: string,
  { from, to }: { from: Standing; to: Standing },
): Promise<void> {
  if (from === to || !(await anyHook(trx))) return;
  const hidden = from === "suspect" || (from === "spam" && !(await wasToldToAll(trx, leadId)));
  if (!hidden) return recordLeadEvent(trx, now, "lead.updated", leadId, "all");
  await recordLeadEvent(trx, now, "lead.updated", leadId, "suspects");
  if (to !== "spam" && to !== "suspect")
    await recordLeadEvent(trx, now, "lead.created", leadId, "others");
}

/** The body of an event as it is sent. */
export function hookBody(type: HookEventName, data: HookLead | { id: string }): string {
  const timestamp = new Date().toISOString();
  return JSON.stringify({ type, version: hookVersion, timestamp, data });
}

function audienceOf(standing: Standing): HookAudience {
  return standing === "suspect" || standing === "spam" ? "suspects" : "all";
}

const statements = new WeakMap<object, CompiledQuery>();

/** Runs for every lead that is stored, so the statement is compiled once. */
async function anyHook(trx: Kysely<Tables>): Promise<boolean> {
  const { adapter } = trx.getExecutor();
  const query =
    statements.get(adapter) ??
    trx.selectFrom("hooks").select("id").where("state", "!=", "gone").limit(1).compile();
  statements.set(adapter, query);
  return (await trx.executeQuery(query)).rows.length > 0;
}

async function wasToldToAll(trx: Kysely<Tables>, leadId: string): Promise<boolean> {
  const event = await trx
    .selectFrom("hook_events")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("audience", "!=", "suspects")
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

async function insertEvent(
  trx: Kysely<Tables>,
  now: Now,
  event: { type: HookTopic; leadId: string; audience: HookAudience; body: string },
): Promise<void> {
  const row = {
    id: orderedId("evt"),
    type: event.type,
    lead_id: event.leadId,
    audience: event.audience,
    dispatched: 0,
    body: event.body,
  };
  await compiledInsert(trx, "hook_events", row, { at: now() });
}

function hookLead(known: KnownLead): HookLead {
  return {
    id: known.id,
    createdAt: new Date(known.created_at).toISOString(),
    form: known.form,
    page: known.page || null,
    name: known.full_name,
    email: known.email,
    officeNumber: known.office_number,
    mobileNumber: known.mobile_number,
    companyName: known.company_name,
    firmName: known.firm_name,
    subject: known.subject,
    message: known.message,
    consents: known.consents.split(",").filter(Boolean),
    standing: known.standing,
    source: known.source,
    slip: known.slip || null,
    booking: hookBooking(known.booking),
    url: null,
  };
}

function hookBooking(booking: KnownLead["booking"]): HookBooking | null {
  if (!booking) return null;
  const { id, start, state, by, time_zone } = booking;
  return {
    id,
    start: new Date(start).toISOString(),
    end: new Date(start + scheduling.minutes * 60_000).toISOString(),
    state,
    by,
    timeZone: time_zone,
  };
}
