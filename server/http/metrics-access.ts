import type { Context } from "hono";
import type { AppEnv } from "#server/app.ts";
import type { Env } from "#server/env.ts";
import { isPrivate } from "./client-address.ts";
import { isSameSecret } from "./is-same-secret.ts";

/**
 * With a token: any client that sends it. Without: only machines on the same private network that
 * call us directly. Behind a local proxy everybody seems to be local, so any sign of a proxy is
 * refused.
 */
export function mayReadMetrics(
  c: Context<AppEnv>,
  env: Pick<Env, "metricsToken" | "siteUrl">,
): boolean {
  const { metricsToken } = env;
  if (metricsToken)
    return isSameSecret(c.req.header("Authorization") ?? "", `Bearer ${metricsToken}`);
  const peer = c.env?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
  return isPrivate(peer) && !isProxied(c, env);
}

/** Headers that proxies and browsers add to a request, and metrics scrapers do not. */
const addedByProxies =
  /^(x-forwarded|forwarded$|via$|x-real-|x-(client|cluster|original|proxy|envoy|request|amz|azure|nginx)|(true|fastly|fly)-client|cf-|cdn-|sec-fetch-|cookie$|referer$)/;

function isProxied(c: Context<AppEnv>, { siteUrl }: Pick<Env, "siteUrl">): boolean {
  // nginx with its default settings adds no header, but uses HTTP/1.0.
  if (c.env?.incoming?.httpVersion === "1.0") return true;
  const site = new URL(siteUrl);
  const asked = c.req.header("Host")?.replace(/:\d+$/, "").toLowerCase();
  if (site.hostname !== "localhost" && asked === site.hostname) return true;
  return Object.keys(c.req.header()).some((name) => addedByProxies.test(name));
}
