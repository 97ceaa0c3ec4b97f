import { heldIn } from "./held-in.ts";

const deferred = heldIn("deferred");
const sheets = [...deferred.querySelectorAll<HTMLLinkElement>("[rel=stylesheet]")];
let missing = sheets.length;
let opener: HTMLElement | null | undefined;

const frame = document.createElement("iframe");

/**
 * Fetches the sheets after the first paint, so that they do not compete with it. The load event waits for
 * them, because from then on a page is complete for those who print or capture it: an open frame delays
 * the event until the sheets are asked for.
 */
export function loadSheetsAfterPaint(): void {
  if (performance.getEntriesByType("paint")[0]) {
    loadSheets();
    return;
  }
  document.head.append(frame);
  frame.contentDocument?.open();
  new PerformanceObserver(loadSheets).observe({ type: "paint" });
  // A page in a background tab is not painted.
  setTimeout(loadSheets, 1000);
}

/**
 * Styles used only by closed dialogs or below the first sections are not part of the document: they
 * are fetched when the page is painted or touched. A dialog that is opened earlier waits for them.
 */
function loadSheets(): void {
  for (const sheet of sheets.splice(0)) {
    sheet.onload = sheet.onerror = () => {
      if (!--missing) opener?.click();
    };
    document.head.append(sheet);
  }
  frame.remove();
}

/** Sheets, fonts and what else the page needs after its load event or a touch. */
export function loadDeferredResources(): void {
  loadSheets();
  // Empty after the first call.
  document.head.append(deferred);
}

export function holdOpening(event: MouseEvent): void {
  if (!missing) return;
  opener = (event.target as Element).closest<HTMLElement>("[command=show-modal]");
  if (!opener) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  loadDeferredResources();
}
