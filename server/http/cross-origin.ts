import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { headers } from "#contract/http.ts";
import type { Env } from "#server/env.ts";

/**
 * Lets the pages of SITE_URL call this server from another host (when we are their API_HOST). No
 * cookies are involved, so this grants nothing that a visitor's own request would not get.
 */
export function crossOrigin({ siteUrl }: Pick<Env, "siteUrl">): MiddlewareHandler {
  const origin = new URL(siteUrl).origin;
  return cors({
    origin: (asking) => (asking === origin ? origin : null),
    allowMethods: ["GET", "POST", "DELETE", "PATCH"],
    allowHeaders: ["Content-Type", ...Object.values(headers)],
    exposeHeaders: ["Retry-After"],
    maxAge: 86_400,
  });
}
