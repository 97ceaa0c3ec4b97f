import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

/** A random secret by name, created once and shared by all processes on the database. */
export async function secret({ db, commit }: Database, name: string): Promise<string> {
  const read = () =>
    db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  const value = randomBytes(32).toString("base64url");
  await commit((trx) =>
    trx
      .insertInto("secrets")
      .values({ name, value })
      .onConflict((c) => c.doNothing())
      .execute(),
  );
  return (await read())?.value ?? value;
}
