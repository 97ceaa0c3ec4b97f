import type { Queue } from "#server/outbox/queue.ts";
import { hookDelay } from "./backoff.ts";

/**
 * The deliveries of one endpoint. A try counts also when the endpoint cannot be reached, so that a
 * delivery ends some day; the endpoint is then left alone as a whole, as a mail relay is.
 */
export function hookQueue(hookId: string): Queue<"hook_deliveries"> {
  return {
    table: "hook_deliveries",
    relay: `hook:${hookId}`,
    hookId,
    delay: hookDelay,
    countsRelay: true,
  };
}
