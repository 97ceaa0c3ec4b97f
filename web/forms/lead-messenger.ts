import { type ConsentName, consentNames } from "#content/consents.ts";
import type { FormKindName } from "#contract/form-kinds.ts";
import type { LeadRequest } from "#contract/lead.ts";
import { sourceHeader } from "../arrivals/source-header.ts";
import { siteConfig } from "../site-config.ts";
import { keptSlip } from "../slip/kept-slip.ts";
import { forgetKey, idempotencyKey } from "./idempotency-key.ts";
import { leadPayload, payloadErrors } from "./lead-payload.ts";
import { type SendResult, sendLead } from "./send-lead.ts";
import type { FieldErrors, Proofs } from "./use-form.ts";

/** A message from a form's fields. */
export interface Draft {
  payload: LeadRequest;
  /** By field; empty if the draft can be sent. */
  errors: FieldErrors;
  consents: ConsentName[];
}

/** Reads a form. This file and its imports are fetched when the visitor first touches a form. */
export function draftOf(form: FormKindName, data: FormData): Draft {
  const payload = leadPayload(form, data, siteConfig.mailTo);
  return {
    payload,
    errors: payloadErrors(form, payload),
    consents: consentNames.filter((name) => data.has(name)),
  };
}

/**
 * Sends a draft; the same draft keeps its key until it has arrived. Boxes checked or unchecked since
 * do not change the key: it stays one message, and the server stores the boxes sent last.
 */
export async function sendDraft(
  form: FormKindName,
  draft: Draft,
  proofs: Proofs,
): Promise<SendResult> {
  const body = JSON.stringify(draft.payload);
  const result = await sendLead({
    apiHost: siteConfig.apiHost,
    body,
    idempotencyKey: await idempotencyKey(form, body),
    consents: draft.consents,
    source: sourceHeader(form),
    slip: keptSlip(),
    ...proofs,
  });
  if (result.kind === "done") forgetKey(form);
  return result;
}
