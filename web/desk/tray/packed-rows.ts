import type { TrayRow } from "#contract/desk-tray.ts";

const columns = [
  "id",
  "version",
  "createdAt",
  "name",
  "firm",
  "subject",
  "opening",
  "form",
  "source",
  "folder",
  "owner",
  "standing",
  "seen",
  "late",
  "booked",
] as const satisfies (keyof TrayRow)[];

/**
 * The rows without their columns' names. The page holds them a second time for its scripts, and
 * there fifteen names a row would take more room than what they name.
 */
export const packRows = (rows: readonly TrayRow[]): TrayRow[keyof TrayRow][][] =>
  rows.map((row) => columns.map((column) => row[column]));

export const unpackRows = (packed: readonly (readonly unknown[])[]): TrayRow[] =>
  packed.map(
    (values) =>
      Object.fromEntries(
        columns.map((column, index) => [column, values[index]]),
      ) as unknown as TrayRow,
  );
