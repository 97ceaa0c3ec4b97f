import type pg from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "./limit-rules.ts";

/** The table of RateLimiterPostgres. */
const tableName = "rate_limits";

/**
 * Counts a key in the database that all processes share. Returns the milliseconds to wait; 0 when
 * the action is allowed.
 */
export type SharedCounter = (key: string) => Promise<number>;

/**
 * Creates the table. Two processes can both pass `if not exists`: the second one's error is
 * harmless. Unlogged, because every message counts in one row for all clients: were each count on
 * the disk before the next one, all processes together would take one message per fsync. After a
 * crash of PostgreSQL the counts begin anew.
 */
export async function createLimitTable(pool: pg.Pool): Promise<void> {
  const text = `create unlogged table if not exists ${tableName}
    (key varchar(255) primary key, points integer not null default 0, expire bigint)`;
  await pool.query(text).catch(() => pool.query(text));
  const { rowCount } = await pool.query(
    `select from pg_class where oid = '${tableName}'::regclass and relpersistence = 'p'`,
  );
  // Made by an earlier version.
  if (rowCount) await pool.query(`alter table ${tableName} set unlogged`);
}

/** @throws from the counter while the database cannot be reached. */
export function createSharedCounter(
  pool: pg.Pool,
  keyPrefix: string,
  { points, seconds }: Limit,
): SharedCounter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName,
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix,
    points,
    duration: seconds,
  });
  return (key) =>
    limiter.consume(key).then(
      () => 0,
      (rejection: RateLimiterRes | Error) => {
        if (rejection instanceof Error) throw rejection;
        return Math.max(1, rejection.msBeforeNext);
      },
    );
}
