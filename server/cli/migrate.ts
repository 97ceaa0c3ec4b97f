import { print, runCommand, UsageError } from "./run-command.ts";

// Every command brings the database up to date first; this one does nothing else. An update runs it
// before a process ends, so that a migration that fails leaves the old version running.
await runCommand(async (_, words) => {
  if (words.length > 0) throw new UsageError("Usage: npm run migrate");
  print("The database is up to date.");
});
