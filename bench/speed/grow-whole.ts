import { mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { backup, restore } from "#server/db/backup.ts";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { verifyBackup } from "#server/db/verify-backup.ts";
import { indexWords } from "#server/desk/tray/word-index.ts";
import { kilobytes, shown } from "./figures.ts";
import type { Filled, GrowthTable } from "./growth.ts";

/**
 * Times of what reads or writes the whole database, once for each size: a backup, its check, and its
 * restore into an empty database of the same engine.
 */
export async function growWhole(
  engine: string,
  filled: Filled[],
  newDatabase: () => Promise<string | undefined>,
): Promise<GrowthTable> {
  const times = {
    backup: [] as number[],
    verify: [] as number[],
    restore: [] as number[],
    words: [] as number[],
  };
  let bytes = 0;
  for (const { size, dataDir, databaseUrl } of filled) {
    const folder = mkdtempSync(`${dataDir}-backup-`);
    const file = join(folder, "farline.backup");
    const timed = async (what: keyof typeof times, work: () => Promise<unknown>) => {
      const start = performance.now();
      await work();
      times[what].push(performance.now() - start);
      process.stderr.write(
        `${what} of ${size} (${engine}): ${shown((times[what].at(-1) ?? 0) / 1_000)} s\n`,
      );
    };
    const database = openDatabase({ databaseUrl, dataDir });
    await timed("backup", () => backup(database, file));
    await database.close();
    bytes = statSync(file).size;
    await timed("verify", () => verifyBackup(file));
    const empty = openDatabase({ databaseUrl: await newDatabase(), dataDir: join(folder, "new") });
    await migrate(empty);
    await timed("restore", async () => {
      const counts = await restore(empty, file);
      if ((counts.get("leads") ?? 0) < size / 2) throw new Error("leads are missing");
    });
    // PostgreSQL's is among those that the restore builds.
    if (empty.engine === "sqlite") await timed("words", () => indexWords(empty));
    await empty.close();
    rmSync(folder, { recursive: true });
  }
  const inherent = `all of it, a file of ${kilobytes(bytes / 1024)} MB`;
  return {
    stored: `messages (${engine}), the whole database`,
    sizes: filled.map(({ size }) => size),
    growths: [
      { what: "npm run backup -- FILE", times: times.backup, inherent },
      { what: "npm run backup -- verify FILE", times: times.verify, inherent },
      { what: "npm run backup -- restore FILE", times: times.restore, inherent },
      { what: "word index after it, by the server", times: times.words, inherent },
    ].filter(({ times }) => times.length > 0),
  };
}
