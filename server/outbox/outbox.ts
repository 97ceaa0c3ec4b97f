import type { Database } from "#server/db/database.ts";
import type { OutboxRow } from "#server/db/tables.ts";
import type { Log } from "#server/log.ts";
import type { Metrics } from "#server/metrics.ts";
import { type Claim, claimMails, timeToNext } from "./claim-mails.ts";
import { DeliveryError, type OutgoingMail, type Transport } from "./outgoing-mail.ts";
import { type Outcome, settleMails } from "./settle-mails.ts";

/** Delivers the mails in the outbox. */
export interface Outbox {
  /** Wakes the loop because a new mail may be due. */
  wake(): void;
  /** Delivers what is due now; resolves to the milliseconds until more may be. */
  deliverDue(): Promise<number>;
  start(): void;
  /** Ends after the deliveries that are under way. */
  stop(): Promise<void>;
}

export interface OutboxDeps {
  database: Database;
  transport: Transport;
  log: Log;
  metrics: Metrics;
  /** Most deliveries at once in this process. */
  concurrency?: number;
  /** Milliseconds between checks of the queue without a wake-up call (mails of other processes). */
  poll?: number;
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const { database, transport, log, concurrency = 5, poll = 5_000 } = deps;
  const lease = transport.timeout + 20_000;
  // Grows with success: after an outage the relay is not met by all connections at once.
  let width = 1;
  let stopped = false;
  let running: Promise<void> | undefined;
  let wake: () => void = () => {};
  let woken = false;

  async function deliverDue(): Promise<number> {
    while (!stopped) {
      const claim = await claimMails(database, { relay: transport.name, limit: width, lease });
      if (claim.mails.length === 0) break;
      const outcomes = await Promise.all(claim.mails.map((mail) => deliver(deps, mail)));
      const failed = outcomes.some(({ error }) => error?.kind === "relay");
      width = failed ? 1 : Math.min(concurrency, width * 2);
      await settleSurely(claim, outcomes);
      report(deps, outcomes);
    }
    return timeToNext(database, transport.name, poll);
  }

  /**
   * A delivered mail that is not marked as sent would be sent again, so marking it is retried for
   * long.
   */
  async function settleSurely(claim: Claim, outcomes: Outcome[]): Promise<void> {
    const until = performance.now() + lease;
    for (;;) {
      try {
        return await settleMails(database, { token: claim.token, relay: transport.name }, outcomes);
      } catch (error) {
        log.error({ error }, "outcome of deliveries could not be written");
        if (performance.now() > until || stopped) return;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      const wait = await deliverDue().catch((error: unknown) => {
        log.error({ error }, "outbox could not be read");
        return poll;
      });
      if (!woken && !stopped) await nap(wait);
    }
  }

  function nap(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    deliverDue,
    wake() {
      woken = true;
      wake();
    },
    start() {
      running ??= run();
    },
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}

async function deliver({ transport }: OutboxDeps, mail: OutboxRow): Promise<Outcome> {
  try {
    const content = JSON.parse(mail.mail) as OutgoingMail;
    await transport.send({ id: mail.id, createdAt: mail.created_at, mail: content });
    return { mail };
  } catch (error) {
    // An unexpected error is not retried as the relay's fault, or one mail could stop all others.
    const known = error instanceof DeliveryError;
    return { mail, error: known ? error : new DeliveryError("later", "unexpected error") };
  }
}

const labels = { relay: "relay_down", later: "retry", refused: "dead" } as const;

function report({ log, metrics }: OutboxDeps, outcomes: Outcome[]): void {
  for (const { mail, error } of outcomes) {
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
