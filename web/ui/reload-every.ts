/**
 * Gives `image` a new address every `every` milliseconds: its own with a query that no cache knows.
 * Returns what ends it.
 */
export function reloadEvery(image: { src: string }, every: number): () => void {
  const timer = setInterval(() => {
    image.src = freshAddress(image.src, Date.now());
  }, every);
  return () => clearInterval(timer);
}

/** The address with `?t=<moment>` in place of the query it had. */
export function freshAddress(address: string, moment: number): string {
  const [path] = address.split("?");
  return `${path}?t=${moment}`;
}
