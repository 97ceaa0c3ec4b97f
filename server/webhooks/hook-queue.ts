import type { Queue } from "#server/outbox/queue.ts";
import { hookDelay } from "./hook-delays.ts";
import { longestRetryAfter } from "./post-hook.ts";

/**
 * The delivery queue of one endpoint. An attempt counts even if the endpoint cannot be reached, so
 * that every delivery ends eventually; until the next attempt nothing is sent to the endpoint.
 */
export function hookQueue(hookId: string): Queue<"hook_deliveries"> {
  return {
    table: "hook_deliveries",
    relay: `hook:${hookId}`,
    hookId,
    delay: hookDelay,
    countsRelay: true,
    longestClosed: longestRetryAfter,
  };
}
