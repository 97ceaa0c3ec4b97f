import type { Kysely } from "kysely";

/** Whether a call took place, and why a time is blocked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const column = (table: string, name: string) =>
    db.schema
      .alterTable(table)
      .addColumn(name, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  await column("bookings", "outcome");
  await column("booking_blocks", "why");
}
