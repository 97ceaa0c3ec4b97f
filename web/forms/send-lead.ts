import { endpoints } from "#contract/http.ts";
import { type PostOptions, postJson } from "./post-json.ts";
import { refusal } from "./refusal.ts";
import type { Failure } from "./use-form.ts";

export type SendResult = { kind: "done" } | Failure;

export interface SendOptions extends Omit<PostOptions, "url"> {
  /** Base URL of the API; empty: the page's own origin. */
  apiHost: string;
  idempotencyKey: string;
}

/**
 * Posts a message. A network failure is retried once with the same key, so that a lost response
 * cannot duplicate the lead. Never throws.
 */
export async function sendLead({ apiHost, ...options }: SendOptions): Promise<SendResult> {
  const answer = await postJson({ ...options, url: apiHost + endpoints.sendMail });
  if (answer?.ok) return { kind: "done" };
  return { kind: "failed", ...refusal(answer?.body) };
}
