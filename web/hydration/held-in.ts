/** Elements kept as text in a `<noscript>`. */
export function heldIn(id: string): DocumentFragment {
  const text = document.getElementById(id)?.textContent ?? "";
  return document.createRange().createContextualFragment(text);
}
