import { serverMessages } from "#content/server-messages.ts";
import type { App, AppDeps } from "#server/app.ts";
import { dataFolderFault } from "#server/db/data-folder.ts";
import type { Database } from "#server/db/database.ts";
import { FilesGone } from "#server/db/files-in-place.ts";
import { backupAge } from "#server/db/last-backup.ts";
import { readOutboxFigures } from "#server/outbox/outbox-figures.ts";
import { readHookFigures } from "#server/webhooks/hook-figures.ts";
import { mayReadMetrics } from "./metrics-access.ts";

/**
 * /healthz: the process responds. /readyz: it can store a message right now, checked by a write and
 * a look at the data folder; 503 with the reason when it cannot. Also 503 while draining, so that a
 * load balancer sends no more requests. /metrics: figures for Prometheus.
 */
export function healthRoutes(app: App, deps: AppDeps): void {
  const { database, drain, metrics, env } = deps;
  const fault = oncePerSecond(
    async () => (await dataFolderFault(env)) ?? (await writeFault(database)),
  );
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, noStore));
  app.get("/readyz", async (c) => {
    if (drain.draining) return c.json({ status: "draining" }, 503, noStore);
    const status = await fault();
    return c.json({ status: status ?? "ok" }, status ? 503 : 200, noStore);
  });
  app.get("/metrics", async (c) => {
    if (!mayReadMetrics(c, env)) return c.json({ message: serverMessages.notFound }, 404);
    await readOutboxFigures(database, metrics);
    await readHookFigures(database, metrics);
    metrics.backupSeconds.set((await backupAge(database)) / 1000);
    return c.text(await metrics.registry.metrics(), 200, {
      ...noStore,
      "Content-Type": metrics.registry.contentType,
    });
  });
}

const noStore = { "Cache-Control": "no-store" };

/**
 * Checks at most once a second, however often it is called. Uses a monotonic clock, because the
 * system clock can be set back.
 */
function oncePerSecond<T>(ask: () => Promise<T>): () => Promise<T> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<T> | undefined;
  return () => {
    if (last && performance.now() - askedAt < 1000) return last;
    askedAt = performance.now();
    last = ask();
    return last;
  };
}

/** Undefined when the write succeeded. */
function writeFault(database: Database): Promise<string | undefined> {
  return database
    .commit((trx) =>
      trx
        .insertInto("heartbeat")
        .values({ name: "ready", at: database.now() })
        .onConflict((c) => c.column("name").doUpdateSet({ at: database.now() }))
        .execute(),
    )
    .then(
      () => undefined,
      (error: unknown) =>
        error instanceof FilesGone ? "data folder is gone: restart the server" : "cannot write",
    );
}
