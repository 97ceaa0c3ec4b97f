/** A place in a list by time: both columns, so that no row is shown twice or left out. */
export interface Cursor {
  /** Among those that wait too long, oldest first, or the others, newest first. */
  late: boolean;
  at: number;
  id: string;
  /**
   * The time of the first page, at which the list was divided: a lead that becomes late while
   * somebody reads must not change its group between two pages. Absent in a list of one group.
   */
  dividedAt?: number | undefined;
}

/** "nmhz2x3a1…": opaque to the pages, and short, because every row's link has it. */
export function writeCursor({ late, at, id, dividedAt }: Cursor): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  const place = `${late ? "l" : "n"}${at.toString(36)}.${bytes.toString("base64url")}`;
  return dividedAt === undefined ? place : `${place}.${dividedAt.toString(36)}`;
}

/** Undefined for any text that we did not write. */
export function readCursor(text: string): Cursor | undefined {
  const [, stage, at, bytes, dividedAt] =
    /^([ln])([\da-z]{1,9})\.([\w-]{22})(?:\.([\da-z]{1,9}))?$/.exec(text) ?? [];
  if (!stage || !at || !bytes) return undefined;
  const hex = Buffer.from(bytes, "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return {
    late: stage === "l",
    at: Number.parseInt(at, 36),
    id,
    ...(dividedAt && { dividedAt: Number.parseInt(dividedAt, 36) }),
  };
}
