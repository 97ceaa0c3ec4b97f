import type { NavigationItem } from "#content/navigation.ts";

/**
 * Whether an entry is for the current page: a dropdown's parent for every path that starts with its
 * own, a plain entry only for its own path.
 */
export function isActive(
  item: Pick<NavigationItem, "path" | "hasDropdown">,
  pathname: string,
): boolean {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, "$1");
  return item.hasDropdown ? path.startsWith(item.path) : path === item.path;
}
