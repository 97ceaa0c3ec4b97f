import type { AppDeps } from "#server/app.ts";
import type { Standing } from "#server/db/tables.ts";

interface Stored {
  /** The name of the id in the log. */
  as: "lead" | "booking" | "stored";
  /** Undefined when the same request was already answered. */
  id: string | undefined;
  standing: Standing;
  /** The log message. */
  what: string;
}

/**
 * Counts and logs a stored lead and starts the outbox and the webhooks; a repeat is only counted.
 */
export function noteStored(
  { metrics, log, outbox, hooks }: Pick<AppDeps, "metrics" | "log" | "outbox" | "hooks">,
  { as, id, standing, what }: Stored,
): void {
  if (!id) {
    metrics.duplicate.inc();
    return;
  }
  metrics.accepted.inc({ standing });
  log.info({ [as]: id, standing }, what);
  outbox.wake();
  hooks.wake();
}
