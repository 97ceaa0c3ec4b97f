import type { CompiledQuery, Kysely, RawBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** By engine, because engines differ in their placeholders; then by table and columns. */
const known = new WeakMap<object, Map<string, CompiledQuery>>();

/**
 * Inserts a row with a statement that is compiled once: building and compiling it every time takes
 * several times as long as SQLite takes to run it.
 * @param row plain values, always with the same columns at a given call.
 * @param expressions columns that the database computes itself.
 */
export async function compiledInsert<
  Table extends "leads" | "outbox" | "hook_events" | "lead_sources",
>(
  trx: Kysely<Tables>,
  table: Table,
  row: Partial<Tables[Table]>,
  expressions: { [Column in keyof Tables[Table]]?: RawBuilder<Tables[Table][Column]> },
): Promise<void> {
  const { adapter } = trx.getExecutor();
  const statements = known.get(adapter) ?? new Map<string, CompiledQuery>();
  known.set(adapter, statements);
  const name = [table, ...Object.keys(row)].join();
  const parameters = Object.values(row);
  let query = statements.get(name);
  if (!query) {
    query = trx
      .insertInto(table)
      .values({ ...row, ...expressions } as never)
      .compile();
    // A simulated clock is a parameter of its own, and a different one each time.
    if (query.parameters.length === parameters.length) statements.set(name, query);
    else parameters.splice(0, parameters.length, ...query.parameters);
  }
  await trx.executeQuery({ ...query, parameters });
}
