import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { clientKey } from "./client-address.ts";
import { Refusal } from "./refusal.ts";

/** How much one client and all together may do, by name of the action. */
export interface RateLimits {
  /** @throws Refusal 429 with the seconds to wait. */
  use(action: string, address: string): Promise<void>;
}

/** `points` in `seconds`, for one client and for all together. */
export interface Rule {
  client: { points: number; seconds: number };
  overall: { points: number; seconds: number };
}

export interface RateLimitOptions {
  rules: Record<string, Rule>;
  /** Shared between processes when given; else each process counts for itself. */
  pool?: pg.Pool;
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** The table of RateLimiterPostgres, made by it at the first start. */
const tableName = "rate_limits";

/**
 * Makes the limits. With PostgreSQL the counts are shared; while it cannot be reached each process
 * counts in memory (the insurance limiter), because a limit must never lose a message.
 */
export async function createRateLimits({ rules, pool }: RateLimitOptions): Promise<RateLimits> {
  if (pool) await createTable(pool);
  const make = (keyPrefix: string, points: number, duration: number): Limiter => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration });
    if (!pool) return memory;
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName,
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration,
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: memory,
    });
  };
  const limiters = new Map<string, { client: Limiter; overall: Limiter }>();
  for (const [action, { client, overall }] of Object.entries(rules))
    limiters.set(action, {
      client: make(`${action}:client`, client.points, client.seconds),
      overall: make(`${action}:all`, overall.points, overall.seconds),
    });
  return {
    async use(action, address) {
      const limiter = limiters.get(action);
      if (!limiter) throw new Error(`No rate limit is defined for ${action}`);
      // The client first: one that is over its limit must not use up what belongs to all.
      await consume(limiter.client, clientKey(address));
      await consume(limiter.overall, "all");
    },
  };
}

/** Two processes that start at once can both pass `if not exists`: the second's error is harmless. */
async function createTable(pool: pg.Pool): Promise<void> {
  const text = `create table if not exists ${tableName}
    (key varchar(255) primary key, points integer not null default 0, expire bigint)`;
  await pool.query(text).catch(() => pool.query(text));
}

async function consume(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (rejection instanceof Error) throw rejection;
    const seconds = Math.max(1, Math.ceil((rejection as RateLimiterRes).msBeforeNext / 1000));
    throw new Refusal(
      429,
      "limited",
      `That was a lot at once. Please try again ${when(seconds)}.`,
      {
        retryAfter: seconds,
      },
    );
  }
}

function when(seconds: number): string {
  if (seconds <= 90) return `in ${seconds} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}
