import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { migrate } from "#server/db/migrate.ts";
import { emlName } from "#server/outbox/eml-transport.ts";
import { startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { DiskModel } from "./disk-model.ts";
import { buildFaults, noCompiler } from "./faults.ts";
import { pause, type Scenario, scaled } from "./finding.ts";
import { balance, openLedger } from "./ledger.ts";
import { startCrowd } from "./visitors.ts";

/** Power cuts at random moments under load; only synced data is certain to remain. */
export const powerCut: Scenario = async (scale) => {
  const full = await cuts(scaled(50, scale, 2), "server/main.ts", [0, 0.5, 1]);
  // The control must lose messages, so none of its unsynced writes survive.
  const control = await cuts(scaled(10, scale, 2), "bench/chaos/normal-main.ts", [0]);
  if (!full || !control) return noCompiler;
  return {
    did: `${full.cuts} cuts with ${full.acknowledged} acknowledged; control at synchronous NORMAL: ${control.cuts} cuts with ${control.acknowledged}`,
    found: `${full.lost} lost, ${full.files} delivered files missing; control ${control.lost} lost`,
    promise: "0 lost, 0 missing; the control must lose",
    ok: full.lost + full.files === 0 && control.lost > 0,
  };
};

/** @param survivals fractions of the unsynced writes that survive a cut, one picked at random. */
async function cuts(count: number, main: string, survivals: number[]) {
  const sum = { cuts: 0, acknowledged: 0, lost: 0, files: 0 };
  while (sum.cuts < count) {
    const one = await withFolder((folder) => cut(folder, main, survivals));
    if (!one) return undefined;
    sum.cuts++;
    sum.acknowledged += one.acknowledged;
    sum.lost += one.lost;
    sum.files += one.files;
  }
  return sum;
}

async function cut(folder: string, main: string, survivals: number[]) {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  const faults = buildFaults(folder, dataDir, true);
  if (!faults) return undefined;
  const server = await startServer({ dataDir, main, env: faults.env });
  const crowd = startCrowd({ port: () => server.port, visitors: 16, tries: 1, prefix: "cut" });
  while (crowd.acknowledged.size < 5) await pause(10);
  await pause(Math.random() * 800);
  await server.end("SIGKILL");
  await crowd.stop();
  const disk = DiskModel.of(readFileSync(faults.log));
  const image = disk.afterPowerCut(survivals[Math.floor(Math.random() * survivals.length)] ?? 0);
  rmSync(dataDir, { recursive: true });
  for (const [path, content] of image) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const ledger = openLedger(dataDir);
  try {
    await migrate(ledger);
    const { lost } = await balance(ledger, crowd.acknowledged);
    const sent = await ledger.db
      .selectFrom("outbox")
      .selectAll()
      .where("state", "=", "sent")
      .execute();
    const file = (id: string, createdAt: number) =>
      join(dataDir, "outbox", emlName({ id, createdAt }));
    const files = sent.filter(({ id, created_at }) => !image.has(file(id, created_at))).length;
    return { acknowledged: crowd.acknowledged.size, lost, files };
  } finally {
    await ledger.close();
  }
}
