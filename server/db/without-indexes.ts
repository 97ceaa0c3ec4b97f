import { type Kysely, sql } from "kysely";
import type { Engine } from "./database.ts";
import type { Tables } from "./tables.ts";

interface Index {
  name: string;
  /** The statement that creates it. */
  definition: string;
}

/**
 * Runs `work`, which fills these tables, while they have no indexes except those of their keys, and
 * builds the others afterwards: to sort all rows once takes far less time than to look for the place
 * of each row.
 */
export async function withoutIndexes(
  db: Kysely<Tables>,
  engine: Engine,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await indexesOf(db, engine, tables);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  await work();
  // PostgreSQL builds none while references of the rows are still to be checked.
  if (engine === "postgres") await sql`set constraints all immediate`.execute(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}

/** The indexes of these tables that belong to no key. */
export async function indexesOf(
  db: Kysely<Tables>,
  engine: Engine,
  tables: readonly string[],
): Promise<Index[]> {
  const names = sql.join(tables);
  const { rows } = await (engine === "postgres"
    ? sql<Index>`select of_index.relname as name, pg_get_indexdef(indexrelid) as definition
        from pg_index
        join pg_class as of_index on of_index.oid = indexrelid
        join pg_class as of_table on of_table.oid = indrelid
        where of_table.relnamespace = current_schema()::regnamespace
          and of_table.relname in (${names})
          and not exists (select from pg_constraint where conindid = indexrelid)
        order by 1`
    : sql<Index>`select name, sql as definition from sqlite_master
        where type = 'index' and sql is not null and tbl_name in (${names}) order by 1`
  ).execute(db);
  return rows;
}
