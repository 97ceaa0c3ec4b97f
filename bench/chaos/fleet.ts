import { Agent } from "node:http";
import { join } from "node:path";
import { childrenOf, killNow } from "#server/testing/kill-tree.ts";
import { isInstalled } from "../deploy/front.ts";
import { demandBuild } from "../speed/built-site.ts";
import { percentile } from "../speed/figures.ts";
import { withFolder } from "../with-folder.ts";
import { type Arrivals, startArrivals } from "./arrivals.ts";
import {
  type DeployedSite,
  exportTo,
  noNginx,
  startDeployedSite,
  untilReady,
} from "./deployed-site.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { balance, openLedger, sentTwice, untilDelivered } from "./ledger.ts";
import { postLead } from "./visitors.ts";

/** Share of the capacity that visitors use while parts are killed. */
const load = 0.8;
/** Most deliveries that one process has in progress. */
const inFlight = 5;
/** Milliseconds after a fault, from when everything runs again until the next one. */
const between = 4_000;

/** nginx, three processes and PostgreSQL are killed in turn under load, and started again. */
export const fleet: Scenario = async (scale, asked) => {
  if (!isInstalled("nginx")) return noNginx;
  demandBuild();
  return withFolder(async (folder) => {
    const exported = join(folder, "site");
    exportTo(exported);
    const site = await startDeployedSite(folder, { exported });
    try {
      return await killInTurn(site, scale, asked.seconds ?? scaled(600, scale, 40));
    } finally {
      await site.close();
    }
  });
};

async function killInTurn(site: DeployedSite, scale: number, seconds: number) {
  const calm = await findCapacity(site.front.port, scaled(10, scale, 3));
  const perSecond = Math.round(calm.perSecond * load);
  const arrivals = startArrivals({ port: site.front.port, perSecond, prefix: "fleet" });
  const turns = await breakInTurn(site, arrivals, seconds);
  const unanswered = await arrivals.stop();
  const ledger = openLedger(site.dataDir, site.databaseUrl);
  const stopped = performance.now();
  const unsent = await untilDelivered(ledger, 900);
  const delivering = (performance.now() - stopped) / 1000;
  const all = new Set([...calm.acknowledged, ...arrivals.acknowledged]);
  const { lost, doubled, withoutMail } = await balance(ledger, all);
  await ledger.close();
  const twice = sentTwice(site.sink);
  const { times, waits, statuses } = arrivals;
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  const unclear = [...statuses.keys()].filter(
    (status) => typeof status === "number" && ![200, 429, 503].includes(status),
  );
  const outages = [...turns.silence].map(([name, ms]) => `${name} ${Math.round(ms)} ms`).join(", ");
  const number = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
  return {
    did: `nginx, 3 processes and PostgreSQL at ${perSecond} messages/s (80 % of ${Math.round(calm.perSecond)}) for ${seconds} s; ${turns.done} times one of them killed with SIGKILL and started again`,
    found: `${all.size} acknowledged, ${lost} lost, ${doubled} doubled, ${withoutMail} without a mail, ${unsent} undelivered (the last ${Math.round(delivering)} s later), ${twice} mails sent twice; ${answers}; answered with 200 in ${number(percentile(times, 0.5))} (median), ${number(percentile(times, 0.99))} (p99), ${number(percentile(times, 1))} (longest); from the first try of a visitor p99 ${number(percentile(waits, 0.99))}, longest ${number(percentile(waits, 1))}, ${unanswered} never; longest without any 200: ${outages}; ${site.fallen.length} processes ended by themselves, ${turns.refusedStarts} starts without PostgreSQL refused and repeated`,
    promise: `0 lost, 0 doubled, no process ends or hangs, only 200/429/503, twice ≤ ${turns.killed * inFlight} in flight`,
    ok:
      lost + doubled + withoutMail + unsent + unanswered + site.fallen.length === 0 &&
      unclear.length === 0 &&
      twice <= turns.killed * inFlight,
  };
}

/** Kills and starts each part in turn; between two faults everything runs for a while. */
async function breakInTurn(site: DeployedSite, arrivals: Arrivals, seconds: number) {
  const turns = { done: 0, killed: 0, refusedStarts: 0, silence: new Map<string, number>() };
  const restart = async () => {
    const port = site.ports[turns.killed++ % site.ports.length] ?? 0;
    await site.end(port, "SIGKILL");
    await pause(2_000);
    turns.refusedStarts += await site.start(port);
  };
  const cutDatabase = async (away: number) => {
    await site.postgres.kill();
    await pause(away);
    await site.postgres.start();
  };
  const faults: Record<string, () => Promise<unknown>> = {
    "a process": restart,
    nginx: async () => {
      await site.front.kill();
      await pause(500);
      await site.front.start();
    },
    PostgreSQL: () => cutDatabase(1_000),
    "nginx’s worker": async () => childrenOf(site.front.pid).forEach(killNow),
    "PostgreSQL for 6 s and a process": () => Promise.all([cutDatabase(6_000), restart()]),
  };
  const names = Object.keys(faults);
  await pause(between);
  for (const end = performance.now() + seconds * 1000; performance.now() < end; turns.done++) {
    const name = names[turns.done % names.length] ?? "";
    arrivals.watch();
    await faults[name]?.();
    await untilReady(site.ports);
    await pause(between);
    turns.silence.set(name, Math.max(turns.silence.get(name) ?? 0, arrivals.silence()));
  }
  return turns;
}

/** Messages per second from visitors who send the next one as soon as one is answered. */
async function findCapacity(port: number, seconds: number) {
  const agent = new Agent({ keepAlive: true });
  const acknowledged = new Set<string>();
  const start = performance.now();
  const visit = async (_: unknown, visitor: number) => {
    for (let number = 0; performance.now() < start + seconds * 1000; number++) {
      const marker = `calm-${visitor}-${String(number).padStart(7, "0")}`;
      const { status } = await postLead(agent, port, marker, marker, {
        from: `127.0.2.${visitor + 1}`,
      });
      if (status === 200) acknowledged.add(marker);
    }
  };
  await Promise.all(Array.from({ length: 48 }, visit));
  agent.destroy();
  return { acknowledged, perSecond: (acknowledged.size * 1000) / (performance.now() - start) };
}
