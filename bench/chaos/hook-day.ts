import { sql } from "kysely";
import { migrate } from "#server/db/migrate.ts";
import { parseEnv } from "#server/env.ts";
import { storeLead } from "#server/leads/store-lead.ts";
import { silentLog } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { createHookSender } from "#server/webhooks/hook-sender.ts";
import { addHook } from "#server/webhooks/hook-services.ts";
import { withFolder } from "../with-folder.ts";
import { type Scenario, scaled } from "./finding.ts";
import { startHookSink, takenTwice } from "./hook-sink.ts";
import { openLedger } from "./ledger.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * One of two endpoints is down for a simulated day while messages come in; then it is back.
 * Connections are real; only the database's clock is simulated.
 */
export const hookDay: Scenario = (scale) =>
  withFolder(async (dataDir) => {
    const count = scaled(2_000, scale, 100);
    const [away, beside] = [await startHookSink(), await startHookSink()];
    const clock = { ms: Date.UTC(2026, 0, 1) };
    const opened = openLedger(dataDir);
    await migrate(opened);
    const database = { ...opened, now: () => sql<number>`cast(${clock.ms} as bigint)` };
    const env = parseEnv({ HOOK_ALLOW: "127.0.0.1" });
    for (const sink of [away, beside])
      sink.trust((await addHook({ database, env }, { url: sink.url })).secret);
    const sender = createHookSender({
      database,
      log: silentLog,
      metrics: createMetrics(),
      targets: env.hookAllow,
      mailTo: env.mailTo,
      poll: hour,
    });
    const store = (number: number) =>
      storeLead(database, {
        mailTo: env.mailTo,
        lead: leadNumber(number),
        consents: [],
        standing: "open",
        reason: "",
        key: undefined,
        captcha: { use: undefined },
        source: { form: "contact", page: "" },
      });

    away.mood.down = true;
    const start = clock.ms;
    let slowest = 0;
    for (let number = 0; number < count; number++) {
      const at = start + Math.floor((number / count) * day);
      while (clock.ms < at)
        clock.ms = Math.min(at, clock.ms + Math.max(1_000, await sender.deliverDue()));
      await store(number);
      await sender.deliverDue();
      slowest = Math.max(slowest, number + 1 - beside.taken.size);
    }
    const tries = away.requests.made;
    away.mood.down = false;
    const back = clock.ms;
    while (away.taken.size < count && clock.ms < back + 2 * day)
      clock.ms += Math.max(1, await sender.deliverDue());
    const dead = await opened.db
      .selectFrom("hook_deliveries")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("state", "=", "dead")
      .executeTakeFirstOrThrow();
    await opened.close();
    await Promise.all([away.close(), beside.close()]);
    const after = Math.ceil((clock.ms - back) / minute);
    const twice = takenTwice(away) + takenTwice(beside);
    return {
      did: `${count} messages over a simulated day in which one of two endpoints was away`,
      found: `${tries} tries during the day, ${away.taken.size} delivered within ${after} min of its return, ${Number(dead.count)} dead, ${twice} twice, at most ${away.requests.most} at once; the other endpoint was behind by at most ${slowest}`,
      promise: "all delivered, none dead, at most 2 at once, nobody else is held up",
      ok:
        away.taken.size === count &&
        beside.taken.size === count &&
        Number(dead.count) + twice + away.wrong + beside.wrong + slowest === 0 &&
        away.requests.most <= 2,
    };
  });

function leadNumber(number: number) {
  const fullName = `Visitor ${number}`;
  return {
    fullName,
    email: `visitor-${number}@example.com`,
    officeNumber: "",
    mobileNumber: "555 0100",
    subject: "MyCase Free Trial Request",
    message: `Free trial request from ${fullName}`,
  };
}
