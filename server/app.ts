import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import { endpoints } from "#contract/http.ts";
import type { BookingDeps } from "./bookings/booking-deps.ts";
import { bookingRoutes } from "./bookings/booking-routes.ts";
import type { Captcha } from "./captcha/captcha.ts";
import { captchaRoutes } from "./captcha/captcha-routes.ts";
import { countRoutes } from "./counts/count-routes.ts";
import type { Counts } from "./counts/counts.ts";
import type { Database } from "./db/database.ts";
import { isUnavailable } from "./db/is-unavailable.ts";
import { deskRoutes } from "./desk/desk-routes.ts";
import type { DeskSite } from "./desk/desk-site.ts";
import type { OpenSession } from "./desk/sign-in/sessions.ts";
import type { Env } from "./env.ts";
import { clientAddress } from "./http/client-address.ts";
import { crossOrigin } from "./http/cross-origin.ts";
import type { Drain } from "./http/drain-server.ts";
import { healthRoutes } from "./http/health-routes.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import { Refusal, refusalResponse } from "./http/refusal.ts";
import { refuseCrossSite } from "./http/refuse-cross-site.ts";
import { refuseNull } from "./http/refuse-null.ts";
import { requestTimes } from "./http/request-times.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { leadRoutes } from "./leads/lead-routes.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Outbox } from "./outbox/outbox.ts";
import { postRoutes } from "./posts/post-routes.ts";
import type { Posts } from "./posts/posts.ts";
import type { Talk } from "./receptionist/talk.ts";
import { talkRoutes } from "./receptionist/talk-routes.ts";
import { seoRoutes } from "./seo/seo-routes.ts";
import { postPictures } from "./share/post-pictures.ts";
import type { Site } from "./site/site.ts";
import { siteRoutes } from "./site/site-routes.ts";
import type { HookSender } from "./webhooks/hook-sender.ts";

/** The dependencies of the routes, created in services.ts (or by a test). */
export interface AppDeps {
  env: Env;
  database: Database;
  captcha: Captcha;
  limits: RateLimits;
  outbox: Outbox;
  hooks: HookSender;
  counts: Counts;
  posts: Posts;
  bookings: BookingDeps;
  talk: Talk;
  site: Site;
  /** Undefined while DESK is unset. */
  desk: DeskSite | undefined;
  log: Log;
  metrics: Metrics;
  /** Set when the process receives a signal to stop. */
  drain: Drain;
}

/**
 * `address`: the client's address, see http/client-address.ts. `deskSession`: the desk session of
 * the person who is signed in, set only below `/desk`.
 */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { address: string; deskSession?: OpenSession };
}

export type App = Hono<AppEnv>;

const unavailable = new Refusal(503, "storage", serverMessages.unavailable, { retryAfter: 5 });

/** All HTTP routes. To add some, write a function (app, deps) and call it here. */
export function createApp(deps: AppDeps): App {
  const { env, log, metrics, drain } = deps;
  const app: App = new Hono<AppEnv>({ strict: true });
  app.use(requestTimes(metrics));
  app.use(securityHeaders(env));
  app.use(async (c, next) => {
    if (drain.held) await drain.held;
    const peer = c.env?.incoming?.socket.remoteAddress;
    const forwardedFor = c.req.header("X-Forwarded-For");
    c.set("address", clientAddress({ peer, forwardedFor }, env.trustProxy));
    await next();
    // The server is shutting down, so a client must not reuse this connection.
    if (drain.draining) c.res.headers.set("Connection", "close");
  });
  app.use(refuseCrossSite(env));
  app.use(refuseNull);
  for (const path of [endpoints.sendMail, "/api/*"]) app.use(path, crossOrigin(env));
  app.onError((error) => {
    const isStorage = isUnavailable(error);
    if (isStorage) log.error({ error }, "database is unavailable");
    const refusal = isStorage ? unavailable : error;
    if (refusal instanceof Refusal) {
      metrics.refused.inc({ reason: refusal.reason });
      return refusalResponse(refusal);
    }
    metrics.errors.inc();
    log.error({ error }, "unexpected error");
    return Response.json({ message: serverMessages.failed }, { status: 500 });
  });
  leadRoutes(app, deps);
  bookingRoutes(app, deps);
  talkRoutes(app, deps);
  captchaRoutes(app, deps);
  countRoutes(app, deps);
  postRoutes(app, deps);
  seoRoutes(app, deps);
  postPictures(app, deps);
  healthRoutes(app, deps);
  deskRoutes(app, deps);
  siteRoutes(app, deps);
  return app;
}
