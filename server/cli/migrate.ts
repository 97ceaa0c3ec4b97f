import { print, runCommand, UsageError } from "./run-command.ts";

// Every command migrates the database first; this one does nothing else. An update runs it before
// it stops a process, so that after a failed migration the old version keeps running.
await runCommand(async (_, words) => {
  if (words.length > 0) throw new UsageError("Usage: npm run migrate");
  print("The database is up to date.");
});
