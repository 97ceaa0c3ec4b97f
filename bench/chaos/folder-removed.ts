import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { serverMessages } from "#content/server-messages.ts";
import { startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { type Answer, ask } from "./ask.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { balance, openLedger } from "./ledger.ts";
import { postLead } from "./visitors.ts";

/** What somebody does to the data folder, by what the finding calls it. */
const harms: Record<string, (dataDir: string, aside: string) => void> = {
  removed: (dataDir) => rmSync(dataDir, { recursive: true, maxRetries: 5 }),
  "moved away": renameSync,
  "replaced by an empty one": (dataDir, aside) => {
    renameSync(dataDir, aside);
    mkdirSync(dataDir);
  },
  "replaced by a copy": (dataDir, aside) => {
    renameSync(dataDir, aside);
    cpSync(aside, dataDir, { recursive: true });
  },
};

/** The data folder goes while visitors write; afterwards the server starts again as it is told to. */
export const folderRemoved: Scenario = async (scale) => {
  const rounds = scaled(3, scale, 1);
  const outcomes: Outcome[] = [];
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(harms)) outcomes.push(await withFolder((at) => harm(at, name)));
  const sum = (what: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + what(outcome), 0);
  const states = [...new Set(outcomes.map(({ ready }) => ready))];
  const figures = {
    acknowledged: sum(({ acknowledged }) => acknowledged),
    falseOnes: sum(({ falseOnes }) => falseOnes),
    lost: sum(({ lost }) => lost),
    refused: sum(({ refused }) => refused),
    others: sum(({ others }) => others),
    again: sum(({ again }) => (again ? 1 : 0)),
  };
  return {
    did: `DATA_DIR ${Object.keys(harms).join(", ")} while visitors wrote, ${outcomes.length} times; ${figures.acknowledged} acknowledged before`,
    found: `${figures.falseOnes} acknowledged that were sent afterwards, ${figures.lost} acknowledged not in the folder that was moved; ${figures.refused} answered 503 with a message, ${figures.others} otherwise; /readyz: ${states.join(", ")}; took messages again after a restart: ${figures.again} of ${outcomes.length}`,
    promise: "never a false 200, only 503 with a message, /readyz says why",
    ok:
      figures.falseOnes + figures.lost + figures.others === 0 &&
      figures.refused > 0 &&
      states.every((state) => /^503 data folder is gone/.test(state)) &&
      figures.again === outcomes.length,
  };
};

interface Outcome {
  acknowledged: number;
  /** Messages sent after it was gone, and yet answered with 200. */
  falseOnes: number;
  /** Acknowledged, but not in the database that was moved. */
  lost: number;
  refused: number;
  others: number;
  ready: string;
  /** Whether a restarted server stored a message. */
  again: boolean;
}

async function harm(folder: string, name: string): Promise<Outcome> {
  const [dataDir, aside] = [join(folder, "data"), join(folder, "aside")];
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
  const agent = new Agent({ keepAlive: true });
  const acknowledged = new Set<string>();
  const late: Answer[] = [];
  let goneAt = Number.POSITIVE_INFINITY;
  let stopped = false;
  let number = 0;
  const visit = async () => {
    while (!stopped) {
      const marker = `folder-${++number}`;
      const begun = performance.now();
      const answer = await postLead(agent, server.port, marker);
      if (begun > goneAt) late.push(answer);
      else if (answer.status === 200) acknowledged.add(marker);
    }
  };
  const visitors = Promise.all(Array.from({ length: 8 }, visit));
  await pause(500);
  harms[name]?.(dataDir, aside);
  goneAt = performance.now();
  await pause(1_000);
  stopped = true;
  await visitors;
  const { status, body } = await ask(agent, server.port, { path: "/readyz" });
  await server.end("SIGTERM");
  agent.destroy();
  const refused = late.filter(
    (answer) => answer.status === 503 && answer.body.includes(serverMessages.notStored),
  );
  const falseOnes = late.filter((answer) => answer.status === 200);
  return {
    acknowledged: acknowledged.size,
    falseOnes: falseOnes.length,
    lost: name === "removed" ? 0 : await lostIn(aside, acknowledged),
    refused: refused.length,
    others: late.length - refused.length - falseOnes.length,
    ready: `${status} ${(JSON.parse(body) as { status: string }).status}`,
    again: await storesAgain(dataDir),
  };
}

async function lostIn(folder: string, acknowledged: Set<string>): Promise<number> {
  const ledger = openLedger(folder);
  const { lost, doubled } = await balance(ledger, acknowledged);
  await ledger.close();
  return lost + doubled;
}

async function storesAgain(dataDir: string): Promise<boolean> {
  const server = await startServer({ dataDir });
  const agent = new Agent();
  const { status } = await postLead(agent, server.port, "after-restart");
  agent.destroy();
  await server.end("SIGTERM");
  const ledger = openLedger(dataDir);
  const { lost } = await balance(ledger, new Set(["after-restart"]));
  await ledger.close();
  return status === 200 && lost === 0;
}
