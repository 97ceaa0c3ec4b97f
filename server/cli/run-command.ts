import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { type Env, EnvError, readEnv } from "#server/env.ts";

/** A command was called with wrong arguments; the message is the usage. */
export class UsageError extends Error {}

/** Opens the configured database, runs the command, and exits with its exit code. */
export async function runCommand(
  command: (context: { database: Database; env: Env }, words: string[]) => Promise<void>,
): Promise<void> {
  // `… | head` closes the pipe early, which is not an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 1);
  });
  try {
    const env = readEnv();
    const database = openDatabase(env);
    try {
      await migrate(database);
      await command({ database, env }, process.argv.slice(2));
    } finally {
      await database.close();
    }
  } catch (error) {
    const expected = error instanceof UsageError || error instanceof EnvError;
    const { message, code } = error as { message?: string; code?: string };
    process.stderr.write(`${expected ? "" : "Failed: "}${message || code || String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Prints a line for people. */
export function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/**
 * A visitor's text for a terminal: control characters could move the cursor or change its colors.
 */
export function shown(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, "�");
}
