import type { Context } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import type { ErrorBody } from "#contract/http.ts";

/** Every reason for which refused requests are counted. */
export type RefusalReason =
  | "malformed"
  | "cross_site"
  | "too_large"
  | "invalid"
  | "captcha"
  | "conflict"
  | "limited"
  | "busy"
  | "storage"
  | "method"
  | "missing";

/** An expected refusal. `message` is shown to the visitor, so it is a full sentence. */
export class Refusal extends Error {
  readonly status: number;
  readonly reason: RefusalReason;
  readonly fields: Record<string, string> | undefined;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    reason: RefusalReason,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

/** The response for every refusal of the API. */
export function refusalResponse(refusal: Refusal): Response {
  const body: ErrorBody = {
    message: refusal.message,
    ...(refusal.fields && { fields: refusal.fields }),
  };
  return Response.json(body, { status: refusal.status, headers: refusalHeaders(refusal) });
}

/**
 * Headers of a refusal. A body that was not read to its end must not be parsed as the next request.
 */
export function refusalHeaders(refusal: Refusal): Record<string, string> {
  return {
    "Cache-Control": "no-store",
    ...(refusal.retryAfter !== undefined && { "Retry-After": String(refusal.retryAfter) }),
    ...(refusal.status === 413 && { Connection: "close" }),
  };
}

/** For a path that exists under another method. */
export function methodNotAllowed(allowed: string) {
  return (c: Context) => {
    c.header("Allow", allowed);
    return c.json({ message: serverMessages.wrongMethod }, 405);
  };
}
