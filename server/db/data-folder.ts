import { statfs } from "node:fs/promises";
import type { Env } from "#server/env.ts";

/**
 * Bytes. The largest message with its mail takes about a third of a megabyte, and as much again in
 * the write-ahead log. With less free space, a short write may still fit when a message does not.
 */
export const leastFree = 4_194_304;

/** The reason why the embedded defaults cannot store a message; undefined when they can. */
export type DataFolderFault = "data folder is gone" | "disk is full";

/** Checks the data folder. A site with its own database and mail server stores nothing there. */
export async function dataFolderFault(
  env: Pick<Env, "dataDir" | "databaseUrl" | "smtpUrl">,
  look: typeof statfs = statfs,
): Promise<DataFolderFault | undefined> {
  if (env.databaseUrl && env.smtpUrl) return undefined;
  try {
    const { bavail, bsize } = await look(env.dataDir);
    return bavail * bsize < leastFree ? "disk is full" : undefined;
  } catch {
    return "data folder is gone";
  }
}
