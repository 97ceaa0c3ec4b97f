import { startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { balance, openLedger } from "./ledger.ts";
import { startCrowd } from "./visitors.ts";

/** Five times the requests that the server handles at the same time (256), repeated endlessly. */
const visitors = 5 * 256;

/**
 * More visitors than the server has slots, each of whom posts again as soon as there is a response.
 */
export const overload: Scenario = (scale) =>
  withFolder(async (dataDir) => {
    const seconds = scaled(30, scale, 2);
    const server = await startServer({ dataDir });
    const calm = startCrowd({ port: () => server.port, visitors: 32, prefix: "calm" });
    await pause(seconds * 300);
    const rate = calm.acknowledged.size / (seconds * 0.3);
    await calm.stop();
    const crowd = startCrowd({ port: () => server.port, visitors, prefix: "over", retryPause: 0 });
    let memory = 0;
    const start = performance.now();
    while (performance.now() - start < seconds * 1000) {
      memory = Math.max(memory, await server.memory());
      await pause(100);
    }
    await crowd.stop();
    const passed = (performance.now() - start) / 1000;
    await server.end("SIGTERM");
    const ledger = openLedger(dataDir);
    const all = new Set([...calm.acknowledged, ...crowd.acknowledged]);
    const { lost, doubled } = await balance(ledger, all);
    await ledger.close();
    const answers = [...crowd.statuses]
      .map(([status, number]) => `${number} × ${status}`)
      .join(", ");
    const others = [...crowd.statuses.keys()].filter(
      (status) => ![200, 429, 503].includes(Number(status)),
    );
    const kept = crowd.acknowledged.size / passed;
    return {
      did: `${Math.round(rate)} messages/s from 32 visitors, then ${visitors} visitors for ${seconds} s`,
      found: `${answers}; ${Math.round(kept)} messages/s kept; ${Math.round(memory)} MB resident at most; ${lost} lost`,
      promise: "only 2xx/429/503, under 450 MB",
      ok: others.length === 0 && memory < 450 && lost + doubled === 0,
    };
  });
