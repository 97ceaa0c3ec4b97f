import { dirname } from "node:path";

/** One operation of a process on the watched folder, as faults.c records it. */
interface Operation {
  op: string;
  path: string;
  other: string;
  offset: number;
  data: Buffer;
  length: number;
}

interface File {
  /** Bytes that have certainly reached the disk. */
  durable: Buffer;
  /** Writes since the last sync: after a power cut, any subset of them may be on the disk. */
  pending: Operation[];
}

type Names = Map<string, File>;

/**
 * A disk that keeps only what was synced: contents after an fsync of the file, names after an fsync
 * of the folder. Real file systems keep more than this, so data that survives here survives there.
 */
export class DiskModel {
  readonly #now: Names = new Map();
  readonly #durable: Names = new Map();
  #pendingNames: { folder: string; change: (names: Names) => void }[] = [];

  /** Parses a whole recording; a truncated last record of a killed process is ignored. */
  static of(log: Buffer): DiskModel {
    const disk = new DiskModel();
    for (const operation of operations(log)) disk.#apply(operation);
    return disk;
  }

  /**
   * Rebuilds the disk as a power cut at this moment would leave it. @param chance that an unsynced
   * write survived, 0 to 1.
   */
  afterPowerCut(chance: number): Map<string, Buffer> {
    const names: Names = new Map(this.#durable);
    // File systems write names in order, so any number of the first ones may have been written.
    const kept = Math.floor(Math.random() * (this.#pendingNames.length + 1) * chance);
    for (const { change } of this.#pendingNames.slice(0, kept)) change(names);
    const image = new Map<string, Buffer>();
    for (const [path, file] of names) {
      const survivors = file.pending.filter(() => Math.random() < chance);
      image.set(path, survivors.reduce(written, Buffer.from(file.durable)));
    }
    return image;
  }

  #apply(operation: Operation): void {
    const { op, path, other } = operation;
    const file = this.#now.get(path);
    if (op === "create") {
      const made: File = { durable: Buffer.alloc(0), pending: [] };
      this.#name(path, (names) => names.set(path, made));
    } else if (op === "write" || op === "truncate") file?.pending.push(operation);
    else if (op === "unlink") this.#name(path, (names) => names.delete(path));
    else if (op === "rename" && file)
      this.#name(other, (names) => names.set(other, file) && names.delete(path));
    else if (op === "sync" && file) {
      file.durable = file.pending.reduce(written, file.durable);
      file.pending = [];
    } else if (op === "sync") this.#syncFolder(path);
  }

  #name(path: string, change: (names: Names) => void): void {
    change(this.#now);
    this.#pendingNames.push({ folder: dirname(path), change });
  }

  #syncFolder(folder: string): void {
    for (const pending of this.#pendingNames)
      if (pending.folder === folder) pending.change(this.#durable);
    this.#pendingNames = this.#pendingNames.filter((pending) => pending.folder !== folder);
  }
}

function written(content: Buffer, { op, offset, data }: Operation): Buffer {
  if (op === "write" && offset + data.length <= content.length) {
    // In place, because copying a database for each page would take minutes.
    data.copy(content, offset);
    return content;
  }
  if (op === "truncate")
    return offset <= content.length
      ? content.subarray(0, offset)
      : Buffer.concat([content, Buffer.alloc(offset - content.length)]);
  const end = offset + data.length;
  const grown = Buffer.alloc(Math.max(content.length, end));
  content.copy(grown);
  data.copy(grown, offset);
  return grown;
}

function* operations(log: Buffer): Generator<Operation> {
  for (let at = 0; at < log.length; ) {
    const end = log.indexOf(10, at);
    if (end < 0) return;
    const [op = "", path = "", other = "", offset, length] = log
      .toString("utf8", at, end)
      .split("\t");
    const size = op === "write" ? Number(length) : 0;
    if (end + 1 + size > log.length) return;
    const data = log.subarray(end + 1, end + 1 + size);
    yield { op, path, other, offset: Number(offset), length: size, data };
    at = end + 1 + size;
  }
}
