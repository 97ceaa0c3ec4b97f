import { statSync } from "node:fs";

/** The files that are written to are no longer those that the next start would open. */
export class FilesGone extends Error {
  override readonly name = "FilesGone";
  constructor() {
    super("The data folder was removed or replaced while the server runs.");
  }
}

/**
 * Remembers files by their inodes. An open file can be removed or replaced and still be written to
 * without any error; what is written then is lost when the process ends.
 * @returns a check that throws FilesGone when a path leads to another file, or to none. It costs
 * some microseconds.
 */
export function filesInPlace(paths: readonly string[]): () => void {
  const remembered = paths.map((path) => ({ path, file: identify(path) }));
  return () => {
    for (const { path, file } of remembered) if (identify(path) !== file) throw new FilesGone();
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
