import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { buildFaults, noCompiler } from "./faults.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { balance, openLedger } from "./ledger.ts";
import { startCrowd } from "./visitors.ts";

/**
 * The disk is full, or its syncs fail, for a while and repeatedly; the server is never restarted.
 */
export const diskFaults: Scenario = (scale) =>
  withFolder(async (folder) => {
    const dataDir = join(folder, "data");
    mkdirSync(dataDir);
    const faults = buildFaults(folder, dataDir, false);
    if (!faults) return noCompiler;
    const server = await startServer({ dataDir, env: { ...faults.env, LOG_LEVEL: "silent" } });
    const crowd = startCrowd({ port: () => server.port, visitors: 12, prefix: "disk" });
    const rounds = scaled(20, scale, 2);
    let recovered = 0;
    let refused = 0;
    let slowest = 0;
    for (let round = 0; round < rounds; round++) {
      await pause(300);
      const before = crowd.statuses.get(503) ?? 0;
      faults.set(round % 2 ? "s" : "w");
      await pause(600);
      refused += (crowd.statuses.get(503) ?? 0) - before;
      const good = crowd.acknowledged.size;
      faults.set("-");
      const start = performance.now();
      while (crowd.acknowledged.size < good + 5 && performance.now() - start < 10_000)
        await pause(5);
      slowest = Math.max(slowest, performance.now() - start);
      if (crowd.acknowledged.size >= good + 5) recovered++;
    }
    await crowd.stop();
    await server.end("SIGTERM");
    const ledger = openLedger(dataDir);
    const { lost, doubled, withoutMail } = await balance(ledger, crowd.acknowledged);
    await ledger.close();
    const others = [...crowd.statuses.keys()].filter((status) => status !== 200 && status !== 503);
    return {
      did: `${rounds} faults in turn (disk full, fsync fails), ${crowd.acknowledged.size} acknowledged around them`,
      found: `${refused} answered 503, other answers: ${others.join(", ") || "none"}; recovered ${recovered} times without a restart, at most ${Math.round(slowest)} ms later; ${lost} lost, ${doubled} doubled`,
      promise: "only 503 with a message, recovery without a restart, 0 lost",
      ok: lost + doubled + withoutMail + others.length === 0 && recovered === rounds && refused > 0,
    };
  });
