import { headers } from "#contract/http.ts";

export interface PostOptions {
  url: string;
  /** JSON text. */
  body: string;
  idempotencyKey?: string;
  captchaToken?: string | undefined;
  /** Milliseconds from the first touch of the form. */
  elapsed?: number;
  /** Text in the hidden field. */
  honeypot?: string;
  /** Names of the checked consent boxes. */
  consents?: string[];
  /** The source of the visit (arrivals/source-header.ts). */
  source?: string;
  /** The visitor's slip (slip/kept-slip.ts). */
  slip?: string;
  fetch?: typeof fetch | undefined;
  /** Milliseconds before the one retry after a network failure. */
  retryAfter?: number | undefined;
}

export interface PostAnswer {
  ok: boolean;
  status: number;
  /** The parsed body; undefined when it is not JSON. */
  body: unknown;
}

/** Milliseconds after which an attempt counts as failed. */
const timeout = 20_000;

/**
 * Posts JSON with the headers of contract/http.ts. A network failure is retried once if there is an
 * idempotency key, which makes the retry safe. Never throws: undefined when there was no response.
 */
export async function postJson(options: PostOptions): Promise<PostAnswer | undefined> {
  const attempt = () => post(options);
  try {
    return await attempt().catch(async (failure) => {
      if (!options.idempotencyKey) throw failure;
      await new Promise((resolve) => setTimeout(resolve, options.retryAfter ?? 600));
      return attempt();
    });
  } catch {
    return undefined;
  }
}

async function post(options: PostOptions): Promise<PostAnswer> {
  const { idempotencyKey, captchaToken, elapsed, honeypot, consents, source, slip } = options;
  const send = options.fetch ?? fetch;
  const response = await send(options.url, {
    method: "POST",
    body: options.body,
    headers: {
      "Content-Type": "application/json",
      ...(idempotencyKey && { [headers.idempotency]: idempotencyKey }),
      ...(elapsed !== undefined && { [headers.elapsed]: String(Math.round(elapsed)) }),
      ...(captchaToken && { [headers.captcha]: captchaToken }),
      ...(honeypot && { [headers.honeypot]: encodeURIComponent(honeypot) }),
      ...(consents?.length && { [headers.consents]: consents.join(",") }),
      ...(source && { [headers.source]: source }),
      ...(slip && { [headers.slip]: slip }),
    },
    signal: AbortSignal.timeout(timeout),
  });
  const body: unknown = await response.json().catch(() => undefined);
  return { ok: response.ok, status: response.status, body };
}
