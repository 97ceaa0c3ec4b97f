/**
 * Writes `text` in the place of `mark`.
 * @throws when the page has the mark not exactly once.
 */
export function replaceOnce(html: string, mark: string, text: string): string {
  const parts = html.split(mark);
  if (parts.length !== 2)
    throw new Error(`A page has "${mark}" ${parts.length - 1} times, not once (web/root.tsx).`);
  return parts.join(text);
}
