import { existsSync } from "node:fs";
import { chmod, copyFile, open, rename, rm } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { sql } from "kysely";
import { copyDatabase } from "./copy-database.ts";
import type { Database } from "./database.ts";
import { noteBackup } from "./last-backup.ts";
import { migrate } from "./migrate.ts";
import { connectSqlite, ownerOnly, wrapSqlite } from "./sqlite.ts";
import { checksumFile, checksumLine, verifyBackup } from "./verify-backup.ts";

/**
 * Writes everything into one SQLite file while the server keeps running. The file is complete or
 * absent, and only its owner may read it. Its checksum is in a file next to it.
 * @throws when the file exists: a backup never replaces another.
 */
export async function backup(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} already exists`);
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  // SQLite keeps the mode of an existing empty file; a file that it creates would be readable by
  // everybody.
  await (await open(unfinished, "wx", ownerOnly)).close();
  if (database.engine === "sqlite") await sql`vacuum into ${unfinished}`.execute(database.db);
  else await withFile(unfinished, async (copy) => void (await copyDatabase(database, copy)));
  await sync(unfinished);
  const sum = await open(checksumFile(file), "w", ownerOnly);
  await sum.writeFile(await checksumLine(unfinished, basename(file)));
  await sum.sync();
  await sum.close();
  await rename(unfinished, file);
  await sync(dirname(file) || ".");
  await noteBackup(database);
}

/**
 * Fills an empty database of either engine from a backup, possibly of an older version.
 * @throws when the database already has messages, or the file is damaged or not a backup.
 */
export async function restore(database: Database, file: string): Promise<Map<string, number>> {
  // Before the migrations, which would turn an empty file into a database.
  await verifyBackup(file);
  // Migrating an old backup must not change the backup itself.
  const copy = `${file}.restoring`;
  await copyFile(file, copy);
  await chmod(copy, ownerOnly);
  try {
    let counts = new Map<string, number>();
    await withFile(copy, async (source) => {
      counts = await copyDatabase(source, database);
    });
    return counts;
  } finally {
    await rm(copy, { force: true });
  }
}

async function withFile(file: string, work: (copy: Database) => Promise<void>): Promise<void> {
  const connection = connectSqlite(file);
  // An unfinished file is thrown away: it needs no log, which would be as large again, and no sync
  // before its end.
  connection.exec("pragma journal_mode = memory; pragma synchronous = off");
  const copy = wrapSqlite(connection);
  try {
    await migrate(copy);
    await work(copy);
  } finally {
    await copy.close();
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
