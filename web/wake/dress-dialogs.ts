/** The elements that stand as text in a `<noscript>`. */
export function heldIn(id: string): DocumentFragment {
  const text = document.getElementById(id)?.textContent ?? "";
  return document.createRange().createContextualFragment(text);
}

const links = Array.from(heldIn("late").children) as HTMLLinkElement[];
let missing = links.length;
let opener: HTMLElement | null = null;

/**
 * Styles that only closed dialogs wear are no part of the document: they are fetched when the page
 * has loaded or is touched. A dialog that is to open before they are here opens when they are.
 */
export function dressDialogs(): void {
  for (const link of links.splice(0)) {
    link.onload = link.onerror = () => {
      missing--;
      if (!missing) opener?.click();
    };
    document.head.append(link);
  }
}

export function holdOpening(event: MouseEvent): void {
  if (!missing) return;
  opener = (event.target as Element).closest<HTMLElement>("[command=show-modal]");
  if (!opener) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  dressDialogs();
}
