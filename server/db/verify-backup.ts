import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";

/** The contents of an undamaged backup. */
export interface BackupFacts {
  leads: number;
  /** When the newest message was stored, in ms since 1970; undefined when there is none. */
  newest: number | undefined;
  /** The last migration applied to it. */
  migration: string;
}

/**
 * Stored next to a backup, in the format of `sha256sum --check`, because damage inside a text can
 * leave a valid database.
 */
export const checksumFile = (file: string) => `${file}.sha256`;

/** The line of the checksum file. */
export async function checksumLine(file: string, name = basename(file)): Promise<string> {
  return `${await digest(file)}  ${name}\n`;
}

/**
 * Reads a whole backup: its checksum, if there is one, and every page of the database.
 * @throws with one line when it is damaged or not a backup
 */
export async function verifyBackup(file: string): Promise<BackupFacts> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const sum = await readFile(checksumFile(file), "utf8").catch(() => undefined);
  if (sum !== undefined && sum.slice(0, 64) !== (await digest(file)))
    throw new Error(`${file} is damaged: it does not match ${checksumFile(file)}`);
  let facts: BackupFacts | undefined;
  try {
    facts = readFacts(file);
  } catch (error) {
    if (/not a database/.test(String(error))) throw new Error(`${file} is not a Farline backup`);
    throw new Error(`${file} is damaged: ${(error as Error).message}`);
  }
  if (!facts) throw new Error(`${file} is not a Farline backup`);
  return facts;
}

async function digest(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Undefined for a database that was not created by our migrations. */
function readFacts(file: string): BackupFacts | undefined {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const is = connection.prepare("select 1 from sqlite_master where name = 'migrations'").get();
    if (!is) return undefined;
    // Every row is looked up in every index: with SQLite's 2 MB, the file is read many times over.
    connection.exec("pragma cache_size = -262144");
    const found = connection.prepare("pragma integrity_check(1)").get();
    const said = String(found?.integrity_check);
    if (said !== "ok") throw new Error(said.replace(/\s+/g, " "));
    const migration = connection.prepare("select max(id) as id from migrations").get()?.id;
    const row = connection.prepare("select count(*) as n, max(created_at) as at from leads").get();
    return {
      leads: Number(row?.n),
      newest: row?.at === null ? undefined : Number(row?.at),
      migration: String(migration),
    };
  } finally {
    connection.close();
  }
}
