import type { MiddlewareHandler } from "hono";
import type { Env } from "#server/env.ts";
import { emptyPolicy } from "#server/site/content-security-policy.ts";

/** Two years in seconds, as the browsers' preload list requires. */
const hstsAge = 63_072_000;

/** Headers of every response. Framing is forbidden by the page's own policy (`frame-ancestors`). */
export function fixedHeaders(env: Pick<Env, "siteUrl" | "voiceAgentUrl">): Record<string, string> {
  const voice = URL.parse(env.voiceAgentUrl);
  const microphone = voice?.protocol.startsWith("http") ? `(self "${voice.origin}")` : "(self)";
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": `microphone=${microphone}, camera=(), geolocation=(), payment=(), usb=()`,
    ...(env.siteUrl.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=${hstsAge}; includeSubDomains`,
    }),
  };
}

/**
 * Adds the headers that a response does not set itself. Pages bring their own
 * Content-Security-Policy, generated from their HTML.
 */
export function securityHeaders(env: Pick<Env, "siteUrl" | "voiceAgentUrl">): MiddlewareHandler {
  const fixed = Object.entries(fixedHeaders(env));
  return async (c, next) => {
    await next();
    for (const [name, value] of fixed) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has("Content-Security-Policy"))
      c.res.headers.set("Content-Security-Policy", emptyPolicy);
  };
}
