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
  { page: "tray", label: "In-tray", icon: "tray", key: "i" },
  { page: "agenda", label: "Agenda", icon: "calendar", key: "a" },
  { page: "figures", label: "Figures", icon: "chart", key: "f" },
  { page: "posts", label: "Posts", icon: "post", key: "p" },
  { page: "connections", label: "Connections", icon: "plug", key: "c" },
  { page: "health", label: "Health", icon: "pulse", key: "h" },
];

export const pathOf = (page: DeskPageName) => deskPages[page].path;
