import { type Kysely, sql } from "kysely";
import type { Engine } from "#server/db/database.ts";

/** The filters of the desk's list of leads that are no beginning of an index. */
const filters = ["folder", "form", "standing", "owner", "source"];

/**
 * Every index that gives the desk's list its order has the other filters of the list behind it. A
 * page of filtered leads is then found in the index alone, and only its own rows are read.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { schema } = db;
  const index = async (name: string, columns: string[]) => {
    await schema.dropIndex(name).execute();
    const behind = filters.filter((column) => !columns.includes(column));
    const made = schema
      .createIndex(name)
      .on("leads")
      .columns([...columns, ...behind]);
    await (name === "leads_by_owner"
      ? made.where(sql.ref("owner"), "<>", sql.lit(""))
      : made
    ).execute();
  };
  await index("leads_by_time", ["created_at", "id"]);
  await index("leads_by_folder", ["folder", "created_at", "id"]);
  await index("leads_by_source", ["source", "folder", "created_at", "id"]);
  await index("leads_by_owner", ["owner", "folder", "created_at", "id"]);
  if (engine === "postgres")
    // Pages of the table that were not cleaned since their last change have to be read, index or not.
    await sql`alter table leads set (
      autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_vacuum_insert_scale_factor = 0.02)`.execute(db);
}
