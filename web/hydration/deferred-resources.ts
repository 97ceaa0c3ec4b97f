/** Elements kept as text in a `<noscript>`. */
export function heldIn(id: string): DocumentFragment {
  const text = document.getElementById(id)?.textContent ?? "";
  return document.createRange().createContextualFragment(text);
}

const deferred = heldIn("deferred");
const sheets = deferred.querySelectorAll<HTMLLinkElement>("[rel=stylesheet]");
let missing = sheets.length;
let opener: HTMLElement | null = null;

/**
 * Styles used only by closed dialogs are not part of the document: they are fetched when the page
 * has loaded or is touched. A dialog that is opened earlier waits for them.
 */
export function loadDeferredResources(): void {
  for (const sheet of sheets)
    sheet.onload = sheet.onerror = () => {
      missing--;
      if (!missing) opener?.click();
    };
  // Empty after the first call.
  document.head.append(deferred);
  // Tools that archive or capture the full page never scroll, so lazy images are loaded now.
  for (const image of document.images) image.loading = "eager";
}

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

export function holdOpening(event: MouseEvent): void {
  if (!missing) return;
  opener = (event.target as Element).closest<HTMLElement>("[command=show-modal]");
  if (!opener) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  loadDeferredResources();
}
