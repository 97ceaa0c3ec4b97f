import { heldIn } from "./held-in.ts";

const deferred = heldIn("deferred");
const sheets = deferred.querySelectorAll<HTMLLinkElement>("[rel=stylesheet]");
let missing = sheets.length;
let opener: HTMLElement | null = null;

/**
 * Styles used only by closed dialogs or below the first sections are not part of the document: they
 * are fetched when the page is painted or touched. A dialog that is opened earlier waits for them.
 */
export function loadDeferredResources(): void {
  for (const sheet of sheets)
    sheet.onload = sheet.onerror = () => {
      missing--;
      if (!missing) opener?.click();
    };
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
