import { sql } from "kysely";
import { migrate } from "#server/db/migrate.ts";
import { silentLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { enqueueMail } from "#server/outbox/enqueue-mail.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { smtpTransport } from "#server/outbox/smtp-transport.ts";
import { withFolder } from "../with-folder.ts";
import { type Scenario, scaled } from "./finding.ts";
import { openLedger, sentTwice } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";

const hour = 3_600_000;
const day = 24 * hour;

/**
 * The relay is down for a simulated day while mails come in; then it is back. The transport and the
 * sockets are real; only the database's clock is simulated.
 */
export const smtpDay: Scenario = (scale) =>
  withFolder(async (dataDir) => {
    const mails = scaled(10_000, scale, 100);
    const sink = await startSink();
    await sink.down();
    const clock = { ms: Date.UTC(2026, 0, 1) };
    const opened = openLedger(dataDir);
    await migrate(opened);
    const database = { ...opened, now: () => sql<number>`cast(${clock.ms} as bigint)` };
    const from = "website@farline.example";
    const outbox = createOutbox({
      database,
      transport: smtpTransport({ url: sink.url, from }),
      log: silentLog,
      metrics: createMetrics(),
      poll: hour,
    });
    const start = clock.ms;
    const order: string[] = [];
    let probes = 0;
    let last = 0;
    while (clock.ms < start + day) {
      // All mails that are due by now, each with its time.
      const due = Math.min(mails, Math.ceil(((clock.ms - start) / (0.98 * day)) * mails));
      const arrived = Array.from(
        { length: due - order.length },
        (_, index) => order.length + index,
      );
      const now = clock.ms;
      await database.commit(async (trx) => {
        for (const number of arrived) {
          const id = `mail-${String(number).padStart(6, "0")}`;
          clock.ms = start + Math.floor((number / mails) * 0.98 * day);
          const mail = { to: "hello@farline.example", subject: id, text: id };
          await enqueueMail(trx, database.now, { id, mail });
          order.push(id);
        }
      });
      clock.ms = now;
      const wait = await outbox.deliverDue();
      const gate = await database.db.selectFrom("relays").select("failures").executeTakeFirst();
      probes += Math.max(0, (gate?.failures ?? 0) - last);
      last = gate?.failures ?? 0;
      clock.ms += Math.max(1_000, wait);
    }
    await sink.up();
    const back = clock.ms;
    while (sink.taken.size < order.length && clock.ms < back + day) {
      const wait = await outbox.deliverDue();
      if (sink.taken.size < order.length) clock.ms += Math.max(1, wait);
    }
    const disorder = mostOutOfPlace(sink.order);
    const twice = sentTwice(sink);
    const { most } = sink.connections;
    await opened.close();
    await sink.close();
    return {
      did: `${order.length} mails queued over a simulated day without a relay, then delivered by real SMTP`,
      found: `${probes} tries during the day; ${sink.taken.size} delivered, ${twice} twice, at most ${most} connections at once, at most ${disorder} places out of the order of age`,
      promise: "all delivered, in order of age (± those sent at once), no herd: ≤ 5 connections",
      ok:
        sink.taken.size === order.length &&
        twice === 0 &&
        most <= 5 &&
        disorder < 5 &&
        probes < 300,
    };
  });

/** The largest distance between a mail's place by age and its place in the order of delivery. */
function mostOutOfPlace(taken: string[]): number {
  const sorted = [...taken].sort();
  const place = new Map(sorted.map((id, index) => [id, index]));
  return taken.reduce(
    (most, id, index) => Math.max(most, Math.abs((place.get(id) ?? 0) - index)),
    0,
  );
}
