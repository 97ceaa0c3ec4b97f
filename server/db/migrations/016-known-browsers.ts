import type { Kysely } from "kysely";

/** Browsers in which a person signed in before have an allowance of sign-in mails of their own. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable("desk_links")
    .addColumn("known_by", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
