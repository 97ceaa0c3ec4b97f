import { resolve } from "node:path";
import { backup, restore } from "#server/db/backup.ts";
import { print, runCommand, UsageError } from "./run-command.ts";

const usage =
  "Usage: npm run backup -- FILE, or npm run backup -- restore FILE into an empty database";

await runCommand(async ({ database }, words) => {
  const [first, second] = words;
  if (first === "restore" && second && words.length === 2) {
    const counts = await restore(database, resolve(second));
    print(`Restored ${counts.get("leads") ?? 0} messages from ${second}.`);
  } else if (first && first !== "restore" && words.length === 1) {
    await backup(database, resolve(first));
    print(`Wrote ${first}.`);
  } else throw new UsageError(usage);
});
