import type { Log } from "#server/log.ts";

/**
 * Writes outcomes of deliveries. If an outcome is not stored the delivery would be sent again, so
 * the write is retried until the lease has ended.
 * @param patience milliseconds
 */
export async function settleSurely(
  settle: () => Promise<void>,
  { patience, log, stopped }: { patience: number; log: Log; stopped: () => boolean },
): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      return await settle();
    } catch (error) {
      log.error({ error }, "outcome of deliveries could not be written");
      if (performance.now() > until || stopped()) return;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
