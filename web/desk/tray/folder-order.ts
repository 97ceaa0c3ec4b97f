import { folders } from "#contract/desk-tray.ts";

/** The folders in the order in which they are shown. */
export const folderOrder = [...folders, "all"] as const;
