import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The figures of one server process, read at /metrics. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(options: { processFigures?: boolean } = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (options.processFigures) collectDefaultMetrics({ register: registry });
  return {
    registry,
    accepted: new Counter({
      name: "farline_leads_accepted_total",
      help: "Messages stored, by standing",
      labelNames: ["standing"],
      registers,
    }),
    duplicate: new Counter({
      name: "farline_leads_duplicate_total",
      help: "Repeated requests that got the first response again",
      registers,
    }),
    refused: new Counter({
      name: "farline_requests_refused_total",
      help: "Refused requests, by reason",
      labelNames: ["reason"],
      registers,
    }),
    mails: new Counter({
      name: "farline_mails_total",
      help: "Delivery attempts, by outcome (sent, retry, dead, relay_down)",
      labelNames: ["outcome"],
      registers,
    }),
    deliverySeconds: new Histogram({
      name: "farline_mail_delivery_seconds",
      help: "Time from storing a mail to its delivery",
      buckets: [0.1, 0.5, 1, 5, 30, 120, 600, 3600, 14400, 86400],
      registers,
    }),
    queueDepth: new Gauge({
      name: "farline_outbox_mails",
      help: "Mails in the outbox, by state (queued, dead)",
      labelNames: ["state"],
      registers,
    }),
    oldestSeconds: new Gauge({
      name: "farline_outbox_oldest_seconds",
      help: "Age of the oldest unsent mail, 0 when there is none",
      registers,
    }),
    relayFailures: new Gauge({
      name: "farline_relay_failures",
      help: "Consecutive failures of the mail relay, 0 when it works",
      registers,
    }),
    hookAttempts: new Counter({
      name: "farline_hook_attempts_total",
      help: "Attempts to deliver a webhook, by outcome (sent, retry, dead)",
      labelNames: ["outcome"],
      registers,
    }),
    hookDeliveries: new Gauge({
      name: "farline_hook_deliveries",
      help: "Webhook deliveries, by state (queued, held, dead)",
      labelNames: ["state"],
      registers,
    }),
    hookOldestSeconds: new Gauge({
      name: "farline_hook_oldest_seconds",
      help: "Age of the oldest undelivered webhook, 0 when there is none",
      registers,
    }),
    hookEndpoints: new Gauge({
      name: "farline_hook_endpoints",
      help: "Webhook endpoints, by state (on, failing, paused, gone)",
      labelNames: ["state"],
      registers,
    }),
    backupSeconds: new Gauge({
      name: "farline_backup_age_seconds",
      help: "Time since the last npm run backup; +Inf before the first",
      registers,
    }),
    beacons: new Counter({
      name: "farline_count_beacons_total",
      help: "Beacons with counts, by outcome (counted, or why not: off, origin, private, program, desk, limited, unknown, full)",
      labelNames: ["outcome"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "farline_request_seconds",
      help: "Response time, by kind (page, send, api) and status class",
      labelNames: ["kind", "status"],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    errors: new Counter({
      name: "farline_errors_total",
      help: "Unexpected errors: each one is a bug",
      registers,
    }),
  };
}
