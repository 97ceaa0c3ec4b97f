import type { HookEvent } from "#contract/hook-events.ts";
import { DeliveryError } from "#server/outbox/outgoing-mail.ts";
import type { Outcome } from "#server/outbox/settle-rows.ts";
import { formats } from "./formats/formats.ts";
import type { HookDeliveryRow, HookEventRow, HookRow } from "./hook-tables.ts";
import { type HookAnswer, type HookRequest, type PostOptions, postHook } from "./post-hook.ts";
import { signatureHeaders } from "./sign.ts";

export type SentEvent = Pick<HookEventRow, "id" | "body">;

/** Says of a 410 that it ends the endpoint. */
export const goneStatus = 410;

/** Sends an event once and says how it ended. */
export async function deliverHook(
  hook: HookRow,
  row: HookDeliveryRow,
  event: SentEvent | undefined,
  options: PostOptions,
): Promise<Outcome<HookDeliveryRow>> {
  // The body of an old event has been removed; of an erased lead, the whole event.
  if (!event?.body)
    return { row, error: new DeliveryError("refused", "no longer kept"), note: nothing };
  const answer = await postHook(hookRequest(hook, event), options);
  const note = { status: answer.status, took: answer.took };
  const error = errorOf(answer);
  return { row, note, ...(error && { error }) };
}

const nothing = { status: 0, took: 0 };

/** The request for an event: body by the endpoint's format, headers created for each try. */
export function hookRequest(hook: HookRow, event: SentEvent, now = Date.now()): HookRequest {
  const body = bodyOf(hook, event);
  const timestamp = Math.floor(now / 1000);
  const secrets = [
    hook.secret,
    ...(hook.old_secret && hook.old_until > now ? [hook.old_secret] : []),
  ];
  const [name = "", ...value] = hook.header.split(":");
  return {
    url: hook.url,
    body,
    headers: {
      ...(name && { [name]: value.join(":").trim() }),
      "content-type": "application/json",
      "user-agent": "Farline-Hooks/1",
      ...signatureHeaders({ id: event.id, timestamp, body }, secrets),
    },
  };
}

function bodyOf({ format }: HookRow, { id, body }: SentEvent): string {
  const { map } = formats[format];
  return map ? JSON.stringify(map(JSON.parse(body) as HookEvent, id)) : body;
}

/** Undefined when the endpoint took the event. */
function errorOf({ status, fault, retryAfter }: HookAnswer): DeliveryError | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 0) return new DeliveryError("relay", fault);
  const word = status < 400 ? `status ${status}, redirects are not followed` : `status ${status}`;
  if (status === goneStatus) return new DeliveryError("refused", word);
  // Failures that concern the endpoint as a whole; all others concern this one event.
  const kind = status >= 500 || status === 429 ? "relay" : "later";
  return new DeliveryError(kind, word, retryAfter);
}
