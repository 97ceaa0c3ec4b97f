import { type Kysely, sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import type { OutboxRow, Tables } from "#server/db/tables.ts";
import { mailDelay, relayDelay } from "./backoff.ts";
import type { DeliveryError } from "./outgoing-mail.ts";

/** The result of one claimed mail. */
export interface Outcome {
  mail: OutboxRow;
  error?: DeliveryError;
}

/**
 * Writes the outcomes of a claim. Each write demands that the lease is still ours, so a process
 * that slept through its lease changes nothing that another has taken over.
 */
export function settleMails(
  database: Database,
  claim: { token: string; relay: string },
  outcomes: Outcome[],
): Promise<void> {
  const { now } = database;
  return database.commit(async (trx) => {
    for (const { mail, error } of outcomes) {
      await trx
        .updateTable("outbox")
        .set({ lease_until: 0, lease_token: "", ...change(now, mail, error) })
        .where("id", "=", mail.id)
        .where("lease_token", "=", claim.token)
        .execute();
    }
    const down = outcomes.some(({ error }) => error?.kind === "relay");
    const works = outcomes.some(({ error }) => error?.kind !== "relay");
    if (down && !works) await closeRelay(trx, now, claim.relay);
    if (works)
      await trx
        .updateTable("relays")
        .set({ failures: 0, closed_until: 0 })
        .where("name", "=", claim.relay)
        .where("failures", ">", 0)
        .execute();
  });
}

function change(now: Database["now"], mail: OutboxRow, error: DeliveryError | undefined) {
  if (!error) return { state: "sent" as const, sent_at: now(), last_error: "" };
  const last_error = error.message;
  if (error.kind === "refused") return { state: "dead" as const, last_error };
  // Not the mail's fault: it keeps its place in the queue, and the attempt is not counted.
  if (error.kind === "relay") return { attempts: mail.attempts - 1, last_error };
  return { next_at: sql<number>`${now()} + ${mailDelay(mail.attempts)}`, last_error };
}

async function closeRelay(trx: Kysely<Tables>, now: Database["now"], name: string): Promise<void> {
  const row = await trx
    .insertInto("relays")
    .values({ name, failures: 1, closed_until: 0 })
    .onConflict((c) => c.column("name").doUpdateSet({ failures: sql`relays.failures + 1` }))
    .returning("failures")
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("relays")
    .set({ closed_until: sql<number>`${now()} + ${relayDelay(row.failures)}` })
    .where("name", "=", name)
    .execute();
}
