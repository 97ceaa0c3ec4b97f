import { heldIn } from "./held-in.ts";

const deferred = heldIn("deferred");
const sheets = [...deferred.querySelectorAll<HTMLLinkElement>("[rel=stylesheet]")];
let missing = sheets.length;
let opener: HTMLElement | null | undefined;

// The load event waits for the sheets, because from then on a page is complete for those who print or
// capture it: an open frame delays the event until the sheets are asked for.
const frame = document.createElement("iframe");
document.head.append(frame);
frame.contentDocument?.open();

/**
 * Styles used only by closed dialogs or below the first sections are not part of the document: they
 * are fetched when the page is painted or touched. A dialog that is opened earlier waits for them.
 */
export function loadSheets(): void {
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
