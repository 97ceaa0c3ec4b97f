import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
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
import { type FilesInPlace, filesInPlace } from "./files-in-place.ts";
import { groupCommit } from "./group-commit.ts";
import type { Tables } from "./tables.ts";

/** The file inside the data folder. */
export const sqliteFile = "farline.db";

/** Mode of every file with visitors' data. */
export const ownerOnly = 0o600;

/**
 * Opens the embedded database: WAL, and an fsync before every acknowledged commit. When its files
 * are removed or replaced while it is open, every query and commit throws FilesGone.
 */
export function openSqlite({ dataDir, now }: Pick<DatabaseOptions, "dataDir" | "now">): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, sqliteFile);
  const connection = connectSqlite(path);
  // The first read creates the write-ahead log.
  connection.exec("select count(*) from sqlite_master");
  return wrapSqlite(connection, { now, files: filesInPlace([path, `${path}-wal`]) });
}

export interface WrapOptions {
  now?: Database["now"] | undefined;
  /**
   * Throws when the files are gone and the write would be lost; when omitted, this is not checked.
   */
  files?: FilesInPlace | undefined;
}

/** Wraps an open connection as a `Database`. */
export function wrapSqlite(connection: DatabaseSync, { now, files }: WrapOptions = {}): Database {
  const dialect = new PatientDialect({ database: adapt(connection) }, files);
  const db = new Kysely<Tables>({ dialect });
  return {
    engine: "sqlite",
    db,
    now: now ?? (() => sql<number>`cast(unixepoch('subsec') * 1000 as integer)`),
    commit: groupCommit(db),
    withoutTimeouts: (work) => work(db),
    close: () => db.destroy(),
  };
}

/**
 * A plain connection with our pragmas; only the owner can read the file. `secure_delete`: an erased
 * lead is overwritten, not only unlinked.
 */
export function connectSqlite(path: string): DatabaseSync {
  keepToOwner(path);
  const connection = new DatabaseSync(path, { timeout: 25 });
  waitForWal(connection);
  connection.exec("pragma synchronous = full; pragma secure_delete = on; pragma foreign_keys = on");
  // SQLite's 2 MB do not hold what the figures of 90 days read, so each reading would read the file
  // again. Not mmap_size: a file that somebody truncates would then end the process (SIGBUS).
  connection.exec(`pragma cache_size = -${pageCache}`);
  return connection;
}

/** KiB of the file that a connection keeps in memory at most. */
const pageCache = 8192;

/** SQLite creates the log and its index with the mode of the database file. */
function keepToOwner(path: string): void {
  // An existing file is never opened here: closing it would release the locks of our other
  // connections.
  if (!existsSync(path)) closeSync(openSync(path, "a", ownerOnly));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      if (existsSync(file)) chmodSync(file, ownerOnly);
    } catch {
      // The file belongs to another user, so its mode cannot be changed. If it is writable, it
      // still works.
    }
  }
}

/**
 * Switching to WAL ignores the busy timeout, so of two first starts at the same moment one would
 * fail without a retry.
 */
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

/**
 * Milliseconds that a transaction waits for another process's, such as a command's or a backup's.
 */
const patience = 10_000;

/**
 * Takes the write lock at the beginning of a transaction (one that starts as a reader can fail at
 * its first write), and waits for it without blocking the event loop, which SQLite's own busy
 * timeout would do.
 */
class PatientDriver extends SqliteDriver {
  readonly #files: FilesInPlace | undefined;
  constructor(config: SqliteDialectConfig, files: FilesInPlace | undefined) {
    super(config);
    this.#files = files;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#files?.demandRecently();
    return super.acquireConnection();
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    // Only now do we know that the rows are in the files that the next start will open.
    this.#files?.demand();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const until = performance.now() + patience;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw("begin immediate"));
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 10));
      }
    }
  }
}

class PatientDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #files: FilesInPlace | undefined;
  constructor(config: SqliteDialectConfig, files: FilesInPlace | undefined) {
    super(config);
    this.#config = config;
    this.#files = files;
  }
  override createDriver(): Driver {
    return new PatientDriver(this.#config, this.#files);
  }
}

function isBusy(error: unknown): boolean {
  return /locked|busy/i.test(String(error));
}

/** Adapts `node:sqlite` to the interface of better-sqlite3 that Kysely expects. */
function adapt(connection: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  return {
    close: () => connection.close(),
    prepare(text) {
      // After a full disk, SQLite may already have rolled back.
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
