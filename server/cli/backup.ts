import { resolve } from "node:path";
import { backup, restore } from "#server/db/backup.ts";
import { verifyBackup } from "#server/db/verify-backup.ts";
import { print, runCommand, UsageError } from "./run-command.ts";

const usage = `Usage: npm run backup -- FILE
       npm run backup -- verify FILE    check FILE for damage
       npm run backup -- restore FILE   into an empty database`;

const [word, file, ...more] = process.argv.slice(2);
if (word === "verify" && file && more.length === 0) await verify(file);
else
  await runCommand(async ({ database }) => {
    if (word === "restore" && file && more.length === 0) {
      const counts = await restore(database, resolve(file));
      print(`Restored ${counts.get("leads") ?? 0} messages from ${file}.`);
    } else if (word && word !== "restore" && word !== "verify" && file === undefined) {
      await backup(database, resolve(word));
      print(`Wrote ${word}.`);
    } else throw new UsageError(usage);
  });

/** Opens no database, because backups are stored and checked on other machines too. */
async function verify(name: string): Promise<void> {
  try {
    const { leads, newest, migration } = await verifyBackup(resolve(name));
    const until = newest === undefined ? "" : `, the newest of ${new Date(newest).toISOString()}`;
    print(`${name} is sound: ${leads} messages${until}; migration ${migration}.`);
  } catch (error) {
    process.stderr.write(`Failed: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
