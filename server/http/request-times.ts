import type { MiddlewareHandler } from "hono";
import { endpoints } from "#contract/http.ts";
import type { Metrics } from "#server/metrics.ts";

/**
 * Measures every response. The path itself is not a label, because clients could invent any number
 * of new ones.
 */
export function requestTimes(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const end = metrics.requestSeconds.startTimer();
    await next();
    const path = c.req.path;
    const kind = path === endpoints.sendMail ? "send" : path.startsWith("/api/") ? "api" : "page";
    end({ kind, status: `${Math.floor(c.res.status / 100)}xx` });
  };
}
