import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** A random secret by name, created once and shared by all processes on the database. */
export async function secret({ db, commit }: Database, name: string): Promise<string> {
  const read = () =>
    db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  const value = newSecret();
  await commit((trx) =>
    trx
      .insertInto("secrets")
      .values({ name, value })
      .onConflict((c) => c.doNothing())
      .execute(),
  );
  return (await read())?.value ?? value;
}

/** Replaces a secret; nothing that was made with the old one is valid after that. */
export async function renewSecret(trx: Kysely<Tables>, name: string): Promise<void> {
  await trx.updateTable("secrets").set({ value: newSecret() }).where("name", "=", name).execute();
}

const newSecret = () => randomBytes(32).toString("base64url");
