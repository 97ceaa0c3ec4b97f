import type { Kysely } from "kysely";

/** What people call an endpoint; the host of its address where nobody said. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable("hooks")
    .addColumn("name", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
