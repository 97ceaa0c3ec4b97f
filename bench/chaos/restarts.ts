import { freePort } from "#server/testing/postgres.ts";
import { startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { balance, openLedger } from "./ledger.ts";
import { startCrowd } from "./visitors.ts";

/** SIGTERM under load, again and again, on one port. */
export const restarts: Scenario = (scale) =>
  withFolder(async (dataDir) => {
    const count = scaled(100, scale, 3);
    const port = await freePort();
    let server = await startServer({ dataDir, port });
    const crowd = startCrowd({ port: () => port, visitors: 16, prefix: "term" });
    let slowest = 0;
    let dirty = 0;
    for (let round = 0; round < count; round++) {
      await pause(200 + Math.random() * 300);
      const start = performance.now();
      const code = await server.end("SIGTERM");
      slowest = Math.max(slowest, performance.now() - start);
      if (code !== 0) dirty++;
      server = await startServer({ dataDir, port });
    }
    await pause(200);
    await crowd.stop();
    await server.end("SIGTERM");
    const ledger = openLedger(dataDir);
    const { lost, doubled, withoutMail } = await balance(ledger, crowd.acknowledged);
    await ledger.close();
    // Refused: no process is listening between two runs. Reset: a visitor was cut off.
    const resets = (crowd.statuses.get("ECONNRESET") ?? 0) + (crowd.statuses.get("EPIPE") ?? 0);
    const answers = [...crowd.statuses]
      .map(([status, number]) => `${number} × ${status}`)
      .join(", ");
    return {
      did: `${count} restarts under load, ${crowd.acknowledged.size} acknowledged`,
      found: `${lost} lost, ${doubled} doubled, ${resets} resets, ${dirty} unclean exits, at most ${Math.round(slowest)} ms to end; ${answers}`,
      promise: "0 lost, no request answered with a reset",
      ok: lost + doubled + withoutMail + resets + dirty === 0,
    };
  });
