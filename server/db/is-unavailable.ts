import { FilesGone } from "./files-in-place.ts";

/** PostgreSQL: no connection, too many connections, no space, shutting down, or a query cut off. */
const classes = ["08", "53", "57", "58"];
const network = /^E(CONN|HOST|NET|PIPE|TIMEDOUT|AI_)/;
/** The pool of pg has no error codes for its own timeouts. */
const waits = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** SQLite: busy, locked, out of memory, read-only, I/O error, full, cannot open. */
const sqliteFaults = new Set([5, 6, 7, 8, 10, 13, 14]);

/**
 * Whether the database could not be reached, so that a retry in a few seconds may work; false for a
 * query that it understood and rejected.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof FilesGone) return true;
  if (!(error instanceof Error)) return false;
  const { code = "", errcode } = error as { code?: string; errcode?: number };
  if (code === "ERR_SQLITE_ERROR") return sqliteFaults.has((errcode ?? 0) & 0xff);
  if (network.test(code) || waits.test(error.message)) return true;
  return code.length === 5 && classes.includes(code.slice(0, 2));
}
