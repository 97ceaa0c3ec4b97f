import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
} from "kysely";
import type { Database, DatabaseOptions } from "./database.ts";
import { groupCommit } from "./group-commit.ts";
import type { Tables } from "./tables.ts";

/** The file inside the data folder. */
export const sqliteFile = "farline.db";

/** Opens the embedded database: WAL, and an fsync before every acknowledged commit. */
export function openSqlite(options: Pick<DatabaseOptions, "dataDir" | "now">): Database {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  return wrapSqlite(connectSqlite(join(options.dataDir, sqliteFile)), options.now);
}

/** Makes a `Database` of an open connection. */
export function wrapSqlite(connection: DatabaseSync, now?: Database["now"]): Database {
  const db = new Kysely<Tables>({ dialect: new PatientDialect({ database: adapt(connection) }) });
  return {
    engine: "sqlite",
    db,
    now: now ?? (() => sql<number>`cast(unixepoch('subsec') * 1000 as integer)`),
    commit: groupCommit(db),
    close: () => db.destroy(),
  };
}

/** A plain connection with our pragmas. `secure_delete`: an erased lead is overwritten, not unlinked. */
export function connectSqlite(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { timeout: 25 });
  waitForWal(connection);
  connection.exec("pragma synchronous = full; pragma secure_delete = on; pragma foreign_keys = on");
  return connection;
}

/** The switch to WAL ignores the busy timeout, so two first starts at once would fail one. */
function waitForWal(connection: DatabaseSync): void {
  for (let attempt = 0; ; attempt++) {
    try {
      connection.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (attempt >= 100 || !isBusy(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
}

/** Milliseconds that a transaction waits for another process's, such as a command's or a backup's. */
const patience = 10_000;

/**
 * Takes the write lock at the beginning of a transaction (one that turns to writing later can fail
 * at once), and waits for it without holding up the process: SQLite's own waiting would.
 */
class PatientDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const until = Date.now() + patience;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        return;
      } catch (error) {
        if (!isBusy(error) || Date.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 10));
      }
    }
  }
}

class PatientDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new PatientDriver(this.#config);
  }
}

function isBusy(error: unknown): boolean {
  return /locked|busy/i.test(String(error));
}

/** Fits `node:sqlite` to what Kysely expects of better-sqlite3. */
function adapt(connection: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  return {
    close: () => connection.close(),
    prepare(text) {
      // After a full disk SQLite may have rolled back by itself.
      if (text === "rollback")
        return command(() => connection.isTransaction && connection.exec("rollback"));
      const known = cache.get(text);
      if (known) return known;
      const statement = wrapStatement(connection.prepare(text));
      if (cache.size >= 200) cache.clear();
      cache.set(text, statement);
      return statement;
    },
  };
}

function wrapStatement(statement: StatementSync): ReturnType<SqliteDatabase["prepare"]> {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

function command(run: () => void): ReturnType<SqliteDatabase["prepare"]> {
  const nothing = () => {
    run();
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, all: () => [], run: nothing, iterate: () => [].values() };
}
