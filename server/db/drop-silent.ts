import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** Whether a query got no answer in time. The pool of pg keeps its connection. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

/**
 * The pool without connections that have fallen silent: after a failover or behind a firewall, the
 * other end may be gone without a word, and TCP notices only after a quarter of an hour. Until then
 * every query on such a connection would fail.
 */
export function dropSilent(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let silent = false;
      const query = async (text: string, values: unknown[]) => {
        // Without this, the rollback would wait as long again.
        if (silent) throw new Error("Connection terminated: it had fallen silent");
        try {
          return await client.query(text, values);
        } catch (error) {
          silent ||= isSilence(error);
          throw error;
        }
      };
      return { query, release: () => client.release(silent) } as unknown as PostgresPoolClient;
    },
  };
}
