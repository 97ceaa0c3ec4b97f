import type pg from "pg";
import { serverMessages } from "#content/server-messages.ts";
import { clientNetworks } from "./client-address.ts";
import type { Limit, LimitedAction, LimitRule, LimitRules } from "./limit-rules.ts";
import { Refusal } from "./refusal.ts";
import { createLimitTable, createSharedCounter, type SharedCounter } from "./shared-counter.ts";
import { createWindowCounter } from "./window-counter.ts";

/** How much one client and all clients together may do, by name of the action. */
export interface RateLimits {
  /** Counts the action for a client. @throws Refusal 429 with the seconds to wait. */
  use(action: LimitedAction, address: string): Promise<void>;
  /**
   * Counts the action for all clients together. Call it once the request is known to be valid, and
   * only if no captcha was solved: refused messages and those with a captcha must not use up the
   * overall limit.
   * @throws Refusal 429
   */
  spendOverall(action: LimitedAction): Promise<void>;
}

/**
 * Shares of a network, in multiples of one client's limit: each client has its own limit, and the
 * whole network together may use at most this many.
 */
const networkShares = [1, 2, 4];

/**
 * Creates the limits. With a pool, all processes share the counts. While the database cannot be
 * reached, each process counts in memory, because a limit must never cause a message to be lost.
 */
export async function createRateLimits({
  rules,
  pool,
}: {
  rules: LimitRules;
  pool?: pg.Pool | undefined;
}): Promise<RateLimits> {
  if (pool) await createLimitTable(pool);
  const limited = (name: string, limit: Limit) => createLimit({ name, limit, pool });
  const limits = new Map(
    Object.entries<LimitRule>(rules).map(([action, { client, overall }]) => [
      action,
      {
        client: limited(`${action}:client`, client),
        overall: overall && limited(`${action}:all`, overall),
      },
    ]),
  );
  return {
    use: async (action, address) => limits.get(action)?.client(clientNetworks(address)),
    spendOverall: async (action) => limits.get(action)?.overall?.(["all"]),
  };
}

/**
 * One limit. In memory its keys are counted together or not at all: when one key refuses a request,
 * nothing is added to the others. So a client that is refused does not use up its network's share,
 * and a refused network does not fill the memory with its addresses. A shared counter is asked key
 * by key, the narrowest first: the request by which a process learns that a network is at its limit
 * has been counted for the client by then. The process remembers the refusal, so that it happens
 * once in each window.
 */
function createLimit(options: { name: string; limit: Limit; pool: pg.Pool | undefined }) {
  const { name, limit, pool } = options;
  const counter = createWindowCounter(limit);
  const points = networkShares.map((share) => limit.points * share);
  const shared: SharedCounter[] = pool
    ? points.map((most) => createSharedCounter(pool, name, { ...limit, points: most }))
    : [];

  return async (keys: string[]): Promise<void> => {
    const waits = keys.map((key, width) => counter.wait(key, points[width] ?? 0));
    refuseFor(Math.max(...waits));
    try {
      for (const [width, key] of keys.entries()) {
        const wait = (await shared[width]?.(key)) ?? 0;
        if (wait > 0) counter.block(key, wait);
        refuseFor(wait);
      }
      if (pool) return;
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
    for (const key of keys) counter.add(key);
  };
}

/** @throws Refusal 429 when there is a wait (milliseconds). */
function refuseFor(wait: number): void {
  if (wait <= 0) return;
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  throw new Refusal(429, "limited", serverMessages.limited(seconds), {
    retryAfter: seconds,
  });
}
