import type { MiddlewareHandler } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import type { Env } from "#server/env.ts";
import { Refusal } from "./refusal.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses posts, by form or script, that a page of another site makes a visitor's browser send
 * here. When this server is the API_HOST of SITE_URL, its pages may be on another site, so their
 * origin is allowed. Current browsers always send Sec-Fetch-Site; a client without it passes.
 */
export function refuseCrossSite({ siteUrl }: Pick<Env, "siteUrl">): MiddlewareHandler {
  const ours = new URL(siteUrl).origin;
  return async (c, next) => {
    if (
      !harmless.has(c.req.method) &&
      c.req.header("Sec-Fetch-Site") === "cross-site" &&
      c.req.header("Origin") !== ours
    )
      throw new Refusal(403, "cross_site", serverMessages.crossSite);
    await next();
  };
}
