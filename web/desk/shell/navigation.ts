import { placeNames } from "#content/desk/place-names.ts";
import { type DeskPageName, deskPages } from "#contract/desk-paths.ts";
import type { DeskIconName } from "../ui/desk-icon.tsx";

interface Place {
  page: DeskPageName;
  label: string;
  icon: DeskIconName;
  /** The second key after `g`. */
  key: string;
}

/** The pages of the desk in the rail, in the tabs of a phone, and after the key `g`. */
export const places: readonly Place[] = [
  { page: "tray", label: placeNames.tray, icon: "tray", key: "i" },
  { page: "agenda", label: placeNames.agenda, icon: "calendar", key: "a" },
  { page: "figures", label: placeNames.figures, icon: "chart", key: "f" },
  { page: "posts", label: placeNames.posts, icon: "post", key: "p" },
  { page: "connections", label: placeNames.connections, icon: "plug", key: "c" },
  { page: "health", label: placeNames.health, icon: "pulse", key: "h" },
];

export const pathOf = (page: DeskPageName) => deskPages[page].path;

/** Whether an address is that of a page or of one below it. */
export const isBelow = (page: DeskPageName, pathname: string): boolean =>
  pathname === pathOf(page) || pathname.startsWith(`${pathOf(page)}/`);
