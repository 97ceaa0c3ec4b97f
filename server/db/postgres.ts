import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database, DatabaseOptions } from "./database.ts";
import { dropSilent, isSilence } from "./drop-silent.ts";
import type { Tables } from "./tables.ts";

const poolSize = 10;

/**
 * Opens a pool on PostgreSQL. Connections are opened when first needed, and reopened after a loss.
 */
export function openPostgres(options: DatabaseOptions & { databaseUrl: string }): Database {
  const pool = postgresPool(options);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: dropSilent(pool) }) });
  return {
    engine: "postgres",
    db,
    now:
      options.now ??
      (() => sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`),
    commit: (work) => commitWithRetry(db, work),
    withoutTimeouts: (work) => onOwnConnection(options, work),
    close: () => db.destroy(),
  };
}

/**
 * A pool with timeouts on every wait, so that a hanging database causes errors and not a growing
 * queue.
 */
export function postgresPool(
  options: Pick<DatabaseOptions, "onError" | "timeout"> & { databaseUrl: string; max?: number },
): pg.Pool {
  const { timeout = 15_000 } = options;
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.max ?? poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: timeout,
    statement_timeout: timeout,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: "farline",
    types: { getTypeParser: parserOf },
  });
  // Without a listener, an error on an idle connection would end the process.
  pool.on("error", (error) => options.onError?.(error));
  pool.on("connect", (client) => client.on("error", (error) => options.onError?.(error)));
  return pool;
}

async function onOwnConnection<T>(
  options: DatabaseOptions & { databaseUrl: string },
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const pool = postgresPool({ ...options, max: 1, timeout: 0 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Our milliseconds fit a JavaScript number, so int8 and numeric do not need to arrive as strings.
 */
const parserOf = ((oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
    ? Number
    : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser;

/** Serialization failure and deadlock: PostgreSQL rolled everything back and expects a retry. */
const transient = new Set(["40001", "40P01"]);

/**
 * Runs a transaction again when that is certainly safe: PostgreSQL rolled it back, or the
 * connection was already dead before the work began (after a failover the pool is full of dead
 * ones). A connection lost later may have committed, so that error is passed on. So is silence:
 * while the database hangs, each attempt would last as long as the first.
 */
async function commitWithRetry<T>(
  db: Kysely<Tables>,
  work: (trx: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let begun = false;
    try {
      return await db.transaction().execute((trx) => {
        begun = true;
        return work(trx);
      });
    } catch (error) {
      const code = (error as { code?: string }).code ?? "";
      const isLast = attempt >= poolSize + 1 || isSilence(error);
      if (isLast || (begun && !transient.has(code))) throw error;
    }
  }
}
