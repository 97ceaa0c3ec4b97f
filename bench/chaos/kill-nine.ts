import { startPostgres } from "#server/testing/postgres.ts";
import { type ServerProcess, startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { balance, freeLeases, openLedger, sentTwice, untilDelivered } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { startCrowd } from "./visitors.ts";

/** Most deliveries that one process has in progress: `concurrency` of the outbox. */
const inFlight = 5;

/** kill -9 at random moments under load, with SQLite. */
export const killSqlite: Scenario = (scale, asked) =>
  withFolder((dataDir) =>
    killLoop({
      dataDir,
      kills: asked.kills ?? scaled(300, scale, 4),
      least: asked.kills ? asked.kills * 100 : scaled(50_000, scale, 300),
      processes: 1,
    }),
  );

/** The same with PostgreSQL and three processes, one of which is killed at a time. */
export const killPostgres: Scenario = (scale) =>
  withFolder(async (dataDir) => {
    const postgres = await startPostgres(["fsync=on"]);
    try {
      const databaseUrl = await postgres.createDatabase();
      const sizes = { kills: scaled(50, scale, 3), least: scaled(10_000, scale, 200) };
      return await killLoop({ dataDir, databaseUrl, ...sizes, processes: 3 });
    } finally {
      await postgres.stop();
    }
  });

interface Loop {
  dataDir: string;
  databaseUrl?: string;
  kills: number;
  /** Acknowledged messages to reach. */
  least: number;
  processes: number;
}

async function killLoop({ dataDir, databaseUrl, kills, least, processes }: Loop) {
  const sink = await startSink();
  const settings = { dataDir, databaseUrl, smtpUrl: sink.url };
  const servers: (ServerProcess | undefined)[] = [];
  for (let index = 0; index < processes; index++) servers.push(await startServer(settings));
  let turn = 0;
  const port = () => servers[turn++ % processes]?.port;
  const crowd = startCrowd({ port, visitors: 24, double: 0.1, prefix: "kill" });
  let done = 0;
  const perKill = least / kills;
  // A third of the kills each with the relay working, failing and down.
  const moods = ["fine", "failing", "down"];
  let mood = "fine";
  while (done < kills || crowd.acknowledged.size < least) {
    const wanted = moods[Math.min(2, Math.floor((done * 3) / kills))] ?? "fine";
    if (wanted !== mood) {
      mood = wanted;
      sink.mood.failing = mood === "failing" ? 0.3 : 0;
      if (mood === "down") await sink.down();
    }
    const goal = crowd.acknowledged.size + perKill * (0.5 + Math.random());
    while (crowd.acknowledged.size < goal) await pause(5);
    await pause(Math.random() * 50);
    const victim = done % processes;
    const server = servers[victim];
    servers[victim] = undefined;
    await server?.end("SIGKILL");
    done++;
    servers[victim] = await startServer(settings);
  }
  await crowd.stop();
  if (mood === "down") await sink.up();
  sink.mood.failing = 0;
  for (const server of servers) await server?.end("SIGTERM");
  const ledger = openLedger(dataDir, databaseUrl);
  await freeLeases(ledger);
  const last = await startServer(settings);
  const unsent = await untilDelivered(ledger, 3_600);
  const { stored, lost, doubled, withoutMail } = await balance(ledger, crowd.acknowledged);
  const twice = sentTwice(sink);
  const undelivered = stored - sink.taken.size;
  await last.end("SIGTERM");
  await ledger.close();
  await sink.close();
  return {
    did: `${done} kills, ${crowd.acknowledged.size} acknowledged, ${processes} process(es), relay fine / failing 30 % / down, 10 % double posts`,
    found: `${lost} lost, ${doubled} doubled, ${withoutMail} without a mail, ${unsent + undelivered} undelivered, ${twice} mails sent twice`,
    promise: `0 lost, 0 doubled, twice ≤ ${done * inFlight} in flight`,
    ok:
      lost + doubled + withoutMail + unsent + undelivered === 0 &&
      twice <= done * inFlight &&
      done >= kills &&
      crowd.acknowledged.size >= least,
  };
}
