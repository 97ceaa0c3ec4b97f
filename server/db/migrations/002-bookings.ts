import type { Kysely } from "kysely";

/** Booked calls, the cells of time that calls and holds take, and the company's blocks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bookings")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("lead_id", "text", (c) => c.notNull())
    .addColumn("start", "bigint", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("sequence", "integer", (c) => c.notNull())
    .addColumn("by", "text", (c) => c.notNull())
    .addColumn("time_zone", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    // Deleting an erased lead deletes its booking, and that frees its cells. Checked at the end of
    // the transaction, so that a restore may fill the tables in any order.
    .addForeignKeyConstraint("bookings_lead", ["lead_id"], "leads", ["id"], (key) =>
      key.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .execute();
  await db.schema
    .createTable("slot_cells")
    .addColumn("cell", "bigint", (c) => c.primaryKey())
    .addColumn("booking_id", "text")
    .addColumn("hold", "text")
    .addColumn("held_until", "bigint", (c) => c.notNull())
    .addForeignKeyConstraint("slot_cells_booking", ["booking_id"], "bookings", ["id"], (key) =>
      key.onDelete("cascade").deferrable().initiallyDeferred(),
    )
    .execute();
  await db.schema
    .createTable("booking_blocks")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("start", "bigint", (c) => c.notNull())
    .addColumn("end", "bigint", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index("bookings_by_start", "bookings", ["start"]);
  await index("bookings_by_lead", "bookings", ["lead_id"]);
  await index("slot_cells_by_booking", "slot_cells", ["booking_id"]);
  await index("slot_cells_by_hold", "slot_cells", ["hold"]);
}
