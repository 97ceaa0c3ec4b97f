import type { Database } from "#server/db/database.ts";
import type { OutboxRow } from "#server/db/tables.ts";
import type { Log } from "#server/log.ts";
import type { Metrics } from "#server/metrics.ts";
import { claimRows, timeToNext } from "./claim-rows.ts";
import { DeliveryError, type OutgoingMail, type Transport } from "./outgoing-mail.ts";
import { mailQueue } from "./queue.ts";
import { type Outcome, settleRows } from "./settle-rows.ts";
import { settleSurely } from "./settle-surely.ts";
import { createWorkLoop } from "./work-loop.ts";

/** Delivers the mails in the outbox. */
export interface Outbox {
  /** Ends the pause between polls because a new mail may be due. */
  wake(): void;
  /** Delivers everything due now; resolves to the milliseconds until more may be due. */
  deliverDue(): Promise<number>;
  start(): void;
  /** Resolves after the deliveries in progress have ended. */
  stop(): Promise<void>;
}

export interface OutboxDeps {
  database: Database;
  transport: Transport;
  log: Log;
  metrics: Metrics;
  /** Most deliveries at once in this process. */
  concurrency?: number;
  /** Milliseconds between polls without a signal (for mails queued by other processes). */
  poll?: number;
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const { database, transport, log, concurrency = 5, poll = 5_000 } = deps;
  const lease = transport.timeout + 20_000;
  const queue = mailQueue(transport.name);
  const onError = (error: unknown) => log.error({ error }, "outbox could not be read");
  const loop = createWorkLoop({ work: deliverDue, onError, poll });
  // Grows with every success, so that after an outage the relay does not get all connections at
  // once.
  let width = 1;

  async function deliverDue(): Promise<number> {
    while (!loop.stopped()) {
      const { token, rows } = await claimRows(database, queue, { limit: width, lease });
      if (rows.length === 0) break;
      const outcomes = await Promise.all(rows.map((mail) => deliver(deps, mail)));
      const failed = outcomes.some(({ error }) => error?.kind === "relay");
      width = failed ? 1 : Math.min(concurrency, width * 2);
      const settle = () =>
        database.commit((trx) => settleRows(trx, database.now, queue, token, outcomes));
      await settleSurely(settle, { patience: lease, log, stopped: loop.stopped });
      report(deps, outcomes);
    }
    return timeToNext(database, queue, poll);
  }

  return { deliverDue, wake: loop.wake, start: loop.start, stop: loop.stop };
}

async function deliver({ transport }: OutboxDeps, mail: OutboxRow): Promise<Outcome<OutboxRow>> {
  try {
    const content = JSON.parse(mail.mail) as OutgoingMail;
    await transport.send({ id: mail.id, createdAt: mail.created_at, mail: content });
    return { row: mail };
  } catch (error) {
    // An unexpected error does not count as the relay's fault; otherwise one mail could block all
    // others.
    const known = error instanceof DeliveryError;
    return { row: mail, error: known ? error : new DeliveryError("later", "unexpected error") };
  }
}

const labels = { relay: "relay_down", later: "retry", refused: "dead" } as const;

function report({ log, metrics }: OutboxDeps, outcomes: Outcome<OutboxRow>[]): void {
  for (const { row: mail, error } of outcomes) {
    metrics.mails.inc({ outcome: error ? labels[error.kind] : "sent" });
    if (!error) {
      const seconds = (Date.now() - mail.created_at) / 1000;
      metrics.deliverySeconds.observe(Math.max(0, seconds));
      log.info({ mail: mail.id, attempts: mail.attempts }, "mail sent");
    } else {
      const level = error.kind === "refused" ? "error" : "warn";
      log[level]({ mail: mail.id, kind: error.kind, cause: error.message }, "mail not sent");
    }
  }
}
