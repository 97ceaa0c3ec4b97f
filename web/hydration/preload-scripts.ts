import { heldIn } from "./held-in.ts";

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

const idle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/**
 * Fetches React's scripts without running them, so that the first touch does not wait for the
 * network. One per idle moment: thirty requests at once block a slow phone for a twentieth of a second.
 */
export async function preloadScripts(): Promise<void> {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType.includes("2g")) return;
  for (const link of heldIn("app").querySelectorAll("link")) {
    await idle();
    link.fetchPriority = "low";
    document.head.append(link);
  }
}
