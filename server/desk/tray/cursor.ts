/** A place in a list by time: both columns, so that no row is shown twice or left out. */
export interface Cursor {
  /** Among those that wait too long, oldest first, or the others, newest first. */
  late: boolean;
  at: number;
  id: string;
}

/** "n.1795000000000.6f…": opaque to the pages. */
export const writeCursor = ({ late, at, id }: Cursor): string => `${late ? "l" : "n"}.${at}.${id}`;

/** Undefined for any text that we did not write. */
export function readCursor(text: string): Cursor | undefined {
  const [, stage, at, id] = /^([ln])\.(\d{1,15})\.([\da-f-]{36})$/.exec(text) ?? [];
  return stage && at && id ? { late: stage === "l", at: Number(at), id } : undefined;
}
