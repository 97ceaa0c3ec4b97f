import { beaconLimit, countsPath } from "#contract/counts.ts";
import { knownParameters } from "#contract/lead-source.ts";

declare global {
  interface Window {
    /**
     * The touches of this tab's visit, a line each (contract/lead-source.ts), then the counts that
     * wait for the beacon (contract/counts.ts). Undefined where the visitor asked not to be followed.
     */
    farline?: string[];
  }
}

/** Milliseconds for which a page must be shown to count. */
const glance = 1000;

/**
 * Notes where the visit came from, in the tab alone: it leaves with a form that the person sends.
 * Counts what is seen. Neither for those who asked not to be followed.
 */
export function noteVisit(): void {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || navigator.doNotTrack === "1") return;
  const path = location.pathname;
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const [, , host = ""] = document.referrer.split("/");
  // Neither from a page of ours, nor the same document again. A visit is a view too.
  let kind = load?.type === "navigate" && host !== location.host ? "visit" : "view";
  const query = location.search.match(knownParameters) ?? [];
  let touches = kind === "visit" ? `${Date.now()} ${path} ${host} ${query.join("&")}\n` : "";
  // Where storage is forbidden, reading it throws; the router's pages need none.
  try {
    touches = sessionStorage.farline = (sessionStorage.farline ?? "") + touches;
  } catch {}
  const notes = [touches];
  window.farline = notes;
  const { counts = countsPath } = document.documentElement.dataset;
  if (!counts || navigator.webdriver) return;

  let seen = false;
  let timer: ReturnType<typeof setTimeout>;
  /** The page comes into view, or goes: then all is sent at once, behind everything else. */
  const look = () => {
    clearTimeout(timer);
    if (!document.hidden) {
      if (!seen)
        timer = setTimeout(() => {
          seen = true;
          notes.push(`${kind} ${path}`);
          kind = "view";
        }, glance);
    } else if (notes[1])
      navigator.sendBeacon(counts, (touches + notes.splice(1).join("\n")).slice(-beaconLimit));
  };
  addEventListener("visibilitychange", look);
  // Comes before the page is hidden: out of the browser's memory it will be another view.
  addEventListener("pagehide", () => {
    seen = false;
  });
  look();
}
