import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { parseEnv } from "#server/env.ts";
import { addHook } from "#server/webhooks/hook-services.ts";
import { type ServerProcess, startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { startHookSink, takenTwice } from "./hook-sink.ts";
import { balance, freeLeases, openLedger } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { startCrowd } from "./visitors.ts";

/** Most deliveries to one endpoint that a process has in progress. */
const inFlight = 2;
const hookAllow = "127.0.0.1";

/** kill -9 at random moments under load, with an endpoint that works, fails or is down. */
export const hookKills: Scenario = (scale, asked) =>
  withFolder(async (dataDir) => {
    const kills = asked.kills ?? scaled(100, scale, 3);
    const mails = await startSink();
    const sink = await startHookSink();
    const before = openLedger(dataDir);
    await migrate(before);
    const env = parseEnv({ HOOK_ALLOW: hookAllow });
    const hook = await addHook({ database: before, env }, { url: sink.url });
    sink.trust(hook.secret);
    await before.close();

    const settings = { dataDir, smtpUrl: mails.url, env: { HOOK_ALLOW: hookAllow } };
    let server: ServerProcess | undefined = await startServer(settings);
    const crowd = startCrowd({
      port: () => server?.port,
      visitors: 8,
      double: 0.1,
      prefix: "hook",
    });
    for (let done = 0; done < kills; done++) {
      const third = Math.floor((done * 3) / kills);
      sink.mood.failing = third === 1 ? 0.3 : 0;
      sink.mood.down = third === 2;
      const goal = crowd.acknowledged.size + 20 + Math.random() * 80;
      while (crowd.acknowledged.size < goal) await pause(5);
      await pause(Math.random() * 50);
      const victim: ServerProcess | undefined = server;
      server = undefined;
      await victim?.end("SIGKILL");
      server = await startServer(settings);
    }
    await crowd.stop();
    await server?.end("SIGTERM");
    sink.mood.failing = 0;
    sink.mood.down = false;
    const ledger = openLedger(dataDir);
    await freeLeases(ledger);
    const last = await startServer(settings);
    const left = await untilTaken(ledger, 1_800);
    await last.end("SIGTERM");
    const { stored, lost, doubled } = await balance(ledger, crowd.acknowledged);
    await ledger.close();
    await Promise.all([mails.close(), sink.close()]);
    const told = [...sink.taken.values()].filter(({ type }) => type === "lead.created");
    const names = new Set(told.map(({ name }) => name));
    const untold = [...crowd.acknowledged].filter((marker) => !names.has(marker)).length;
    const twice = takenTwice(sink);
    return {
      did: `${kills} kills, ${crowd.acknowledged.size} acknowledged, endpoint fine / 30 % 503 / away, 10 % double posts`,
      found: `${lost} messages lost, ${doubled} doubled, ${untold} acknowledged ones never told, ${left} undelivered, ${told.length - stored} events too many, ${twice} sent twice, ${sink.wrong} wrongly signed or changed`,
      promise: `0 lost, 0 untold, one event each, twice ≤ ${kills * inFlight} in flight`,
      ok:
        lost + doubled + untold + left + sink.wrong === 0 &&
        told.length === stored &&
        twice <= kills * inFlight,
    };
  });

/** Waits until every delivery has arrived, now and then making the queue retry at once. */
async function untilTaken(database: Database, seconds: number): Promise<number> {
  for (const end = Date.now() + seconds * 1000; ; await pause(2_000)) {
    const left = await waiting(database);
    if (left === 0 || Date.now() > end) return left;
    await database.commit(async (trx) => {
      await trx.updateTable("hook_deliveries").set({ next_at: 0 }).execute();
      await trx.updateTable("relays").set({ closed_until: 0 }).execute();
    });
  }
}

/** Deliveries that did not arrive, including dead ones, and events that have no deliveries yet. */
async function waiting({ db }: Database): Promise<number> {
  const deliveries = await db
    .selectFrom("hook_deliveries")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("state", "!=", "sent")
    .executeTakeFirstOrThrow();
  const events = await db
    .selectFrom("hook_events")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("dispatched", "=", 0)
    .executeTakeFirstOrThrow();
  return Number(deliveries.count) + Number(events.count);
}
