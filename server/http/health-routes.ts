import type { Context } from "hono";
import type { App, AppDeps, AppEnv } from "#server/app.ts";
import type { Database } from "#server/db/database.ts";
import { readOutboxFigures } from "#server/outbox/outbox-figures.ts";
import { isPrivate } from "./client-address.ts";

/**
 * /healthz: the process answers. /readyz: it can keep a message right now, tried by a write; 503
 * while draining, so that a balancer sends no more. /metrics: figures for Prometheus.
 */
export function healthRoutes(app: App, deps: AppDeps): void {
  const { database, drain, metrics, env } = deps;
  const canWrite = writeCheck(database);
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, noStore));
  app.get("/readyz", async (c) => {
    if (drain.draining) return c.json({ status: "draining" }, 503, noStore);
    const ready = await canWrite();
    return c.json({ status: ready ? "ok" : "cannot write" }, ready ? 200 : 503, noStore);
  });
  app.get("/metrics", async (c) => {
    if (!mayRead(c, env.metricsToken))
      return c.json({ message: "There is nothing at this address." }, 404);
    await readOutboxFigures(database, metrics);
    return c.text(await metrics.registry.metrics(), 200, {
      ...noStore,
      "Content-Type": metrics.registry.contentType,
    });
  });
}

const noStore = { "Cache-Control": "no-store" };

/** With a token: who knows it. Without: only machines of the same private network, not a proxy's guests. */
function mayRead(c: Context<AppEnv>, token: string | undefined): boolean {
  if (token) return c.req.header("Authorization") === `Bearer ${token}`;
  const peer = c.env?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
  return isPrivate(peer) && !c.req.header("X-Forwarded-For") && !c.req.header("Forwarded");
}

/** One write per second at most, whoever asks how often. */
function writeCheck(database: Database): () => Promise<boolean> {
  let checkedAt = 0;
  let last: Promise<boolean> = Promise.resolve(false);
  return () => {
    if (Date.now() - checkedAt < 1000) return last;
    checkedAt = Date.now();
    last = database
      .commit((trx) =>
        trx
          .insertInto("heartbeat")
          .values({ name: "ready", at: database.now() })
          .onConflict((c) => c.column("name").doUpdateSet({ at: database.now() }))
          .execute(),
      )
      .then(
        () => true,
        () => false,
      );
    return last;
  };
}
