import type { Kysely, RawBuilder } from "kysely";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";

/** All access to stored data goes through this, with either engine. */
export interface Database {
  engine: Engine;
  db: Kysely<Tables>;
  /**
   * The database's own clock in milliseconds, as an expression: the clocks of processes may differ.
   */
  now(): RawBuilder<number>;
  /**
   * Runs `work` in a transaction and resolves when it is on disk. Concurrent calls share one fsync
   * (SQLite: one transaction with a savepoint each; PostgreSQL groups its own WAL flushes). `work`
   * must await only its own queries, and may run twice (PostgreSQL: deadlock). When it throws, only
   * its own writes are rolled back and the error is passed on.
   */
  commit<T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Runs `work` on a connection on which statements may take as long as they need: a migration that
   * builds an index over a million leads takes a minute.
   */
  withoutTimeouts<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Called with errors that do not belong to a query, such as an idle connection that broke. */
  onError?: (error: Error) => void;
  /** Milliseconds after which a statement fails (PostgreSQL). */
  timeout?: number;
  /** For a simulated clock in tests. */
  now?: () => RawBuilder<number>;
}

/**
 * Opens PostgreSQL when a URL is given, otherwise `farline.db` in the data folder, which is created
 * if missing.
 */
export function openDatabase(options: DatabaseOptions): Database {
  return options.databaseUrl
    ? openPostgres({ ...options, databaseUrl: options.databaseUrl })
    : openSqlite(options);
}
