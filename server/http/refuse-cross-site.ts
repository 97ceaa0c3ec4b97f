import type { MiddlewareHandler } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import type { Env } from "#server/env.ts";
import { Refusal } from "./refusal.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what a page of another site makes a visitor's browser post here, as a form or by a script.
 * The pages of SITE_URL may be another site when this server is their API_HOST: they say where they
 * come from. A client that sends no Sec-Fetch-Site is no browser of today, and passes.
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
