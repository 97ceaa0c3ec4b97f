import { heldIn } from "./held-in.ts";

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/**
 * Fetches React's scripts without running them, so that the first touch does not wait for the
 * network.
 */
export function preloadScripts(): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType.includes("2g")) return;
  for (const link of heldIn("app").querySelectorAll("link")) {
    link.fetchPriority = "low";
    document.head.append(link);
  }
}
