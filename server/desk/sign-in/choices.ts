import type { DeskChoices } from "#contract/desk-sessions.ts";
import type { Database } from "#server/db/database.ts";

/** A person's settings; everything is on until they turn it off. */
export async function readChoices({ db }: Database, address: string): Promise<DeskChoices> {
  const row = await db
    .selectFrom("desk_people")
    .select(["keys", "mail_late", "mail_hooks"])
    .where("address", "=", address)
    .executeTakeFirst();
  return {
    keys: row?.keys !== 0,
    mailLate: row?.mail_late !== 0,
    mailHooks: row?.mail_hooks !== 0,
  };
}

/** Stores them. */
export async function writeChoices(
  { commit }: Database,
  address: string,
  { keys, mailLate, mailHooks }: DeskChoices,
): Promise<void> {
  const chosen = {
    keys: Number(keys),
    mail_late: Number(mailLate),
    mail_hooks: Number(mailHooks),
  };
  await commit((trx) =>
    trx
      .insertInto("desk_people")
      .values({ address, ...chosen })
      .onConflict((c) => c.column("address").doUpdateSet(chosen))
      .execute(),
  );
}
