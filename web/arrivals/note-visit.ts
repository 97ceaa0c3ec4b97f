import { beaconLimit, countsPath, viewAfter } from "#contract/counts.ts";
import { knownParameters } from "#contract/lead-source.ts";

declare global {
  interface Window {
    /**
     * The touches of this tab's visit, one per line (contract/lead-source.ts), then the counts that
     * wait for the beacon (contract/counts.ts). Undefined when the visitor asked not to be tracked.
     */
    farline?: string[];
  }
}

interface PrivateNavigator extends Navigator {
  globalPrivacyControl?: boolean;
}

/**
 * Records where the visit came from. The record stays in the tab and is sent only with a form. Also
 * counts page views. Does neither for visitors who asked not to be tracked.
 */
export function noteVisit(): void {
  const { globalPrivacyControl, doNotTrack, webdriver } = navigator as PrivateNavigator;
  if (globalPrivacyControl || doNotTrack === "1") return;
  // This script runs some time after the page appeared: the router may already show another address.
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  let arrival = new URL(load?.name ?? location.href);
  const { host, pathname: path } = arrival;
  let [, , from = ""] = document.referrer.split("/");
  // Reading storage throws if it is blocked; navigation by the router does not need it.
  let stored: string | undefined;
  try {
    stored = sessionStorage.farline ?? "";
  } catch {}
  // The first page of a visit can be left before this script runs there: then nothing is stored, and
  // the address of that page is the referrer. A tab opened from our page has no history.
  if (from === host && stored === "" && history.length > 1) {
    arrival = new URL(document.referrer);
    from = "";
  }
  // An arrival from our own page, or a reload, is only a view. The first view of a visit counts as
  // "visit".
  let kind = load?.type === "navigate" && from !== host ? "visit" : "view";
  const query = arrival.search.match(knownParameters) ?? [];
  let touches = stored ?? "";
  if (kind === "visit") touches += `${Date.now()} ${arrival.pathname} ${from} ${query.join("&")}\n`;
  try {
    sessionStorage.farline = touches;
  } catch {}
  const notes = [touches];
  window.farline = notes;
  const { counts = countsPath } = document.documentElement.dataset;
  if (!counts || webdriver) return;

  let seen = false;
  let timer: ReturnType<typeof setTimeout>;
  /** Starts the timer when the page becomes visible; sends all counts when it is hidden. */
  const look = (wait = viewAfter) => {
    clearTimeout(timer);
    if (!document.hidden) {
      if (!seen)
        timer = setTimeout(() => {
          seen = true;
          notes.push(`${kind} ${path}`);
          kind = "view";
        }, wait);
    } else if (notes[1])
      navigator.sendBeacon(counts, (touches + notes.splice(1).join("\n")).slice(-beaconLimit));
  };
  addEventListener("visibilitychange", () => look());
  // Fires before the page is hidden. If the page comes back from the back/forward cache, that is
  // another view.
  addEventListener("pagehide", () => {
    seen = false;
  });
  // The second counts from the start of the page.
  look(viewAfter - performance.now());
}
