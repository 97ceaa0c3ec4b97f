import { type ConsentName, consentNames } from "#content/consents.ts";
import type { FormKindName } from "#contract/form-kinds.ts";
import { plainFields } from "#contract/http.ts";
import type { LeadRequest } from "#contract/lead.ts";
import { siteConfig } from "../site-config.ts";
import { forgetKey, idempotencyKey } from "./idempotency-key.ts";
import { type FieldErrors, leadPayload, payloadErrors } from "./lead-payload.ts";
import { type SendResult, sendLead } from "./send-lead.ts";

/** A message as it stands in a form. */
export interface Draft {
  payload: LeadRequest;
  /** What is wrong with it, by field; empty when it may go. */
  errors: FieldErrors;
  honeypot: string;
  consents: ConsentName[];
}

/** Reads a form. This file and all it needs is fetched when somebody first touches a form. */
export function draftOf(form: FormKindName, data: FormData): Draft {
  const payload = leadPayload(form, data, siteConfig.mailTo);
  return {
    payload,
    errors: payloadErrors(form, payload),
    honeypot: String(data.get(plainFields.honeypot) ?? ""),
    consents: consentNames.filter((name) => data.has(name)),
  };
}

interface Proofs {
  captchaToken: string | undefined;
  /** Milliseconds from the first touch of the form. */
  elapsed: number;
}

/** Sends a draft; the same draft again goes under the same key until it has arrived. */
export async function sendDraft(
  form: FormKindName,
  draft: Draft,
  proofs: Proofs,
): Promise<SendResult> {
  const body = JSON.stringify(draft.payload);
  const result = await sendLead({
    apiHost: siteConfig.apiHost,
    body,
    idempotencyKey: await idempotencyKey(form, body, sessionStorage),
    honeypot: draft.honeypot,
    consents: draft.consents,
    ...proofs,
  });
  if (result.ok) forgetKey(form, sessionStorage);
  return result;
}
