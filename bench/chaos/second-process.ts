import { freePort } from "#server/testing/postgres.ts";
import { startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { balance, freeLeases, openLedger, sentTwice, untilDelivered } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { startCrowd } from "./visitors.ts";

/** Most deliveries that one process has in progress. */
const inFlight = 5;

/**
 * Somebody starts the server a second time on the same data folder: on the same port, and on
 * another one, where both then take messages, some of them with the same key at the same time.
 */
export const secondProcess: Scenario = (scale) =>
  withFolder(async (dataDir) => {
    const kills = scaled(20, scale, 2);
    const sink = await startSink();
    const settings = { dataDir, smtpUrl: sink.url };
    const port = await freePort();
    const first = await startServer({ ...settings, port });
    const said = await startServer({ ...settings, port }).then(
      async (other) => {
        await other.end("SIGTERM");
        return "it started";
      },
      (error: Error) => error.message.split(": ").slice(1).join(": ").trim(),
    );
    let second = await startServer(settings);
    let turn = 0;
    const crowd = startCrowd({
      port: () => (turn++ % 2 ? port : second.port),
      visitors: 16,
      double: 0.3,
      prefix: "second",
    });
    for (let kill = 0; kill < kills; kill++) {
      await pause(500 + Math.random() * 500);
      await second.end("SIGKILL");
      second = await startServer(settings);
    }
    await pause(500);
    await crowd.stop();
    await Promise.all([first.end("SIGTERM"), second.end("SIGTERM")]);
    const ledger = openLedger(dataDir);
    await freeLeases(ledger);
    const last = await startServer(settings);
    const unsent = await untilDelivered(ledger, 600);
    await last.end("SIGTERM");
    const { lost, doubled, withoutMail } = await balance(ledger, crowd.acknowledged);
    await ledger.close();
    await sink.close();
    const twice = sentTwice(sink);
    const answers = [...crowd.statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
    const unclear = [...crowd.statuses.keys()].filter(
      (status) => typeof status === "number" && ![200, 503].includes(status),
    );
    const refused = /^Port \d+ is taken: [^\n]+$/.test(said);
    return {
      did: `a second server on the same SQLite folder: on the same port, then on another one, killed ${kills} times; ${crowd.acknowledged.size} acknowledged by both, 30 % posted twice at the same time`,
      found: `same port: “${said}”; another port: both work, ${lost} lost, ${doubled} doubled, ${withoutMail} without a mail, ${unsent} undelivered, ${twice} mails sent twice; ${answers}`,
      promise: `one clear line, or both work: 0 lost, 0 doubled, twice ≤ ${kills * inFlight} in flight`,
      ok:
        refused &&
        lost + doubled + withoutMail + unsent + unclear.length === 0 &&
        twice <= kills * inFlight,
    };
  });
