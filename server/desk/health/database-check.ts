import { sql } from "kysely";
import { healthWords as words } from "#content/desk/health-words.ts";
import type { HealthCheck } from "#contract/desk-health.ts";
import type { Database } from "#server/db/database.ts";
import { countLeads } from "#server/desk/tray/count-leads.ts";

/** Whether the database takes a write, and how large it is. */
export async function databaseWrites(database: Database): Promise<HealthCheck> {
  const { commit, now, engine } = database;
  const name = words.database;
  const start = performance.now();
  try {
    await commit((trx) =>
      trx
        .insertInto("heartbeat")
        .values({ name: "desk", at: now() })
        .onConflict((c) => c.column("name").doUpdateSet({ at: now() }))
        .execute(),
    );
    const took = Math.max(1, Math.round(performance.now() - start));
    const said = engine === "sqlite" ? "SQLite" : "PostgreSQL";
    const megabytes = Math.ceil((await sizeOf(database)) / 1e6);
    const found = words.writes(said, took, megabytes, await countLeads(database));
    return { name, needsPerson: false, found };
  } catch {
    return { name, needsPerson: true, found: words.cannotWrite };
  }
}

/** Bytes of the database. */
async function sizeOf({ db, engine }: Database): Promise<number> {
  const size =
    engine === "sqlite"
      ? sql<{ bytes: number }>`select page_count * page_size as bytes
          from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
