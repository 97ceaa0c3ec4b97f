import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { parseEnv } from "#server/env.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { addHook } from "#server/webhooks/hook-services.ts";
import { startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { callBalance, startCallers } from "./callers.ts";
import { compiled, noCompiler } from "./faults.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { startHookSink, takenTwice } from "./hook-sink.ts";
import { balance, openLedger, sentTwice } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { startCrowd } from "./visitors.ts";

const hour = 3_600;
const year = 365 * 24 * hour;
const hookAllow = "127.0.0.1";
/** Most deliveries in progress when the clock is set: of mails, and to one endpoint. */
const inFlight = 5 + 2;

/**
 * The clock of the server and its database is set while messages, mails, webhooks and holds are
 * under way: back by an hour, then forward by a year.
 */
export const oddClock: Scenario = (scale) =>
  withFolder(async (folder) => {
    const library = compiled(folder, "clock");
    if (!library) return noCompiler;
    const phase = scaled(20_000, scale, 2_500);
    const dataDir = join(folder, "data");
    const clock = clockIn(folder);
    const [mails, sink] = [await startSink(), await startHookSink()];
    const opened = openLedger(dataDir);
    await migrate(opened);
    const env = parseEnv({ HOOK_ALLOW: hookAllow });
    sink.trust((await addHook({ database: opened, env }, { url: sink.url })).secret);
    const ledger = { ...opened, now: clock.now };
    const server = await startServer({
      dataDir,
      smtpUrl: mails.url,
      env: {
        HOOK_ALLOW: hookAllow,
        TRUST_PROXY: "1",
        LD_PRELOAD: library,
        CHAOS_CLOCK: clock.file,
      },
    });
    const crowd = startCrowd({ port: () => server.port, visitors: 6, prefix: "clock", rest: 40 });
    const callers = startCallers(server.port);
    const set: string[] = [];
    let silent = 0;

    /** Sets the clock while deliveries fail, are deferred, and are in progress. */
    const setTo = async (shift: number) => {
      for (const receiver of [mails, sink]) receiver.mood.failing = 0.3;
      await pause(phase);
      clock.set(shift);
      const before = crowd.acknowledged.size;
      await pause(1_000);
      if (crowd.acknowledged.size === before) silent++;
      set.push(await said(server.port));
      for (const receiver of [mails, sink]) receiver.mood.failing = 0;
    };
    const began = await said(server.port);
    await setTo(-hour);
    await pause(phase);
    const late = await waiting(opened);
    await setTo(-hour + year);
    // The server's own runs once an hour.
    await runMaintenance(ledger, env);
    await pause(phase);
    await Promise.all([crowd.stop(), callers.stop()]);
    let after = 0;
    // As long as some are delivered: a busy machine takes its time.
    for (let before = 0, left = await waiting(opened); left > 0 && after < 60; after++) {
      await pause(5_000);
      [before, left] = [left, await waiting(opened)];
      if (after >= 12 && left >= before) break;
      clock.set(-hour + year + (after + 1) * 600);
    }
    await server.end("SIGTERM");
    const { lost, doubled, withoutMail } = await balance(ledger, crowd.acknowledged, "clock");
    const calls = await callBalance(opened, callers.booked);
    const left = await waiting(opened);
    const { state } = await opened.db.selectFrom("hooks").select("state").executeTakeFirstOrThrow();
    const dead = await count(opened, "dead");
    await opened.close();
    await Promise.all([mails.close(), sink.close()]);
    const told = new Set([...sink.taken.values()].map(({ name }) => name));
    const names = [...crowd.acknowledged, ...callers.booked.keys()];
    const untold = names.filter((name) => !told.has(name)).length;
    const twice = sentTwice(mails) + takenTwice(sink);
    const unclear = [...crowd.statuses.keys()].filter((status) => status !== 200 && status !== 503);
    const refused = [...callers.refused].map(([status, times]) => `${times} × ${status}`);
    return {
      did: `the clock of the server and of SQLite: ${began}, then ${set.join(", then ")}; ${crowd.acknowledged.size} messages, ${callers.held()} holds and ${callers.booked.size} booked calls acknowledged, 30 % of mails and webhooks failing each time`,
      found: `${lost} messages and ${calls.lost} calls lost, ${doubled} and ${calls.doubled} doubled, ${withoutMail} without a mail, ${untold} never told to the endpoint, ${dead} dead, ${twice} sent twice; ${late} mails and webhooks waited longer after it was set back, ${left} undelivered ${after * 10} min (clock) after the end, the endpoint is ${state}; no message answered in the second after it was set: ${silent} times; other answers to messages: ${unclear.join(", ") || "none"}, to callers: ${refused.join(", ") || "none"}`,
      promise: `0 lost, 0 doubled, 0 dead, the server keeps answering, twice ≤ ${2 * inFlight} in flight`,
      ok:
        lost + doubled + withoutMail + calls.lost + calls.doubled === 0 &&
        untold + dead + left + silent + unclear.length === 0 &&
        twice <= 2 * inFlight,
    };
  });

/** Seconds by which the server's clock differs from ours, in a file that clock.c reads. */
function clockIn(folder: string) {
  const file = join(folder, "clock");
  let shift = 0;
  const set = (seconds: number) => {
    shift = seconds;
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(seconds));
    // Written in place, because the server has mapped the file.
    writeFileSync(file, bytes, { flag: "r+" });
  };
  writeFileSync(file, Buffer.alloc(8));
  const now = () => sql<number>`cast(${Date.now() + shift * 1000} as bigint)`;
  return { file, set, now };
}

/** The server's date, as it says it in its responses. */
async function said(port: number): Promise<string> {
  const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`);
  return new Date(headers.get("date") ?? 0).toISOString().slice(0, 16);
}

/** Mails and webhooks that are not sent. */
async function waiting(database: Database): Promise<number> {
  return (await count(database, "queued")) + (await count(database, "held"));
}

async function count({ db }: Database, state: "queued" | "held" | "dead"): Promise<number> {
  let sum = 0;
  for (const table of ["outbox", "hook_deliveries"] as const) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(table)} where state = ${state}`.execute(db);
    sum += Number(rows[0]?.count ?? 0);
  }
  return sum;
}
