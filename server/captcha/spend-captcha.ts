import type { Kysely } from "kysely";
import { serverMessages } from "#content/server-messages.ts";
import type { Tables } from "#server/db/tables.ts";
import { captchaRefusal } from "./require-captcha.ts";

/**
 * Marks a solved captcha as used, inside the transaction that writes the message or booking it
 * protects. Of any number of replays, in any number of processes, only one succeeds.
 * @throws Refusal 403 when it was used before.
 */
export async function spendCaptcha(
  trx: Kysely<Tables>,
  use: { id: string; expiresAt: number },
): Promise<void> {
  const added = await trx
    .insertInto("captcha_uses")
    .values({ id: use.id, expires_at: Math.ceil(use.expiresAt) })
    .onConflict((c) => c.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) throw captchaRefusal(serverMessages.captcha.used);
}
