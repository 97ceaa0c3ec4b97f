/**
 * Gives `image` a new URL every `every` milliseconds, with a query that no cache has seen. Returns
 * a function that stops it.
 */
export function reloadEvery(image: { src: string }, every: number): () => void {
  const timer = setInterval(() => {
    image.src = freshAddress(image.src, Date.now());
  }, every);
  return () => clearInterval(timer);
}

/** The URL with its query replaced by `?t=<moment>`. */
export function freshAddress(address: string, moment: number): string {
  const [path] = address.split("?");
  return `${path}?t=${moment}`;
}
