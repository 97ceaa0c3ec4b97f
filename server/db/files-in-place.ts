import { statSync } from "node:fs";

/**
 * Thrown when the open database files are no longer the ones at their paths: the next start would
 * open different files.
 */
export class FilesGone extends Error {
  override readonly name = "FilesGone";
  constructor() {
    super("The data folder was removed or replaced while the server runs.");
  }
}

/** Both throw FilesGone when a path leads to another file, or to none. */
export interface FilesInPlace {
  /** Checks now; takes about ten microseconds. */
  demand(): void;
  /** Checks if the last check is more than a tenth of a second old or found a problem. */
  demandRecently(): void;
}

/** Milliseconds. */
const recent = 100;

/**
 * Remembers files by their inodes. An open file can be removed or replaced while writes to it still
 * succeed without an error; the data is lost when the process ends.
 */
export function filesInPlace(paths: readonly string[]): FilesInPlace {
  const remembered = paths.map((path) => ({ path, file: identify(path) }));
  let soundAt = Number.NEGATIVE_INFINITY;
  const demand = () => {
    soundAt = Number.NEGATIVE_INFINITY;
    for (const { path, file } of remembered) if (identify(path) !== file) throw new FilesGone();
    soundAt = performance.now();
  };
  return {
    demand,
    demandRecently() {
      if (performance.now() - soundAt > recent) demand();
    },
  };
}

function identify(path: string): string | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}`;
  } catch {
    return undefined;
  }
}
