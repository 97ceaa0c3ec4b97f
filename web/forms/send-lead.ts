import { endpoints } from "#contract/http.ts";
import type { FieldErrors } from "./lead-payload.ts";
import { type PostOptions, postJson } from "./post-json.ts";
import { refusal } from "./refusal.ts";

export type SendResult =
  | { ok: true }
  /** `message`: the server's words, absent where it gave none or could not be reached. */
  | { ok: false; message?: string; fields?: FieldErrors };

export interface SendOptions extends Omit<PostOptions, "url"> {
  /** Base URL of the API; empty: the page's own origin. */
  apiHost: string;
  idempotencyKey: string;
}

/**
 * Posts a message. A network failure is retried once with the same key, so that a lost answer
 * cannot double the lead. Never throws.
 */
export async function sendLead({ apiHost, ...options }: SendOptions): Promise<SendResult> {
  const answer = await postJson({ ...options, url: apiHost + endpoints.sendMail });
  if (answer?.ok) return { ok: true };
  return { ok: false, ...refusal(answer?.body) };
}
