import { startPostgres, type TestPostgres } from "#server/testing/postgres.ts";

/** Runs something with a PostgreSQL of its own, with memory as a server of a million leads has. */
export async function withPostgres<Result>(
  work: (postgres: TestPostgres) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres([
    "fsync=off",
    "shared_buffers=1GB",
    "max_wal_size=4GB",
    // Filling millions of rows writes them once instead of twice.
    "wal_level=minimal",
    "max_wal_senders=0",
  ]);
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}
