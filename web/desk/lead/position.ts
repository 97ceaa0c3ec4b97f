import { leadWords } from "#content/desk/lead-words.ts";
import { folderNames } from "#content/desk/tray-words.ts";
import type { ShownList } from "../tray/tray.tsx";

/**
 * "Waiting, 4 of 11": the place of a lead in the list next to it. Empty when it is not on the list's
 * first page; without the total when there are more pages.
 */
export function positionOf(id: string, { query, page: { rows, next } }: ShownList): string {
  const place = rows.findIndex((row) => row.id === id) + 1;
  if (place === 0 || query.cursor) return "";
  return leadWords.position(folderNames[query.folder], place, next ? "" : String(rows.length));
}

/** Id of the lead above one on the list's page. */
export function rowBefore(id: string, { page: { rows } }: ShownList): string | undefined {
  return rows[rows.findIndex((row) => row.id === id) - 1]?.id;
}
