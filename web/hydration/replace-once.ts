/**
 * Replaces `mark` by `text`.
 * @throws unless the page contains the mark exactly once.
 */
export function replaceOnce(html: string, mark: string, text: string): string {
  const parts = html.split(mark);
  if (parts.length !== 2)
    throw new Error(`A page has "${mark}" ${parts.length - 1} times, not once (web/root.tsx).`);
  return parts.join(text);
}
