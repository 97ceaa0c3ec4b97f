/** Texts whose results are kept: those of a few turns. */
const usual = 500;

/**
 * Wraps a function so that it keeps its results for the texts read last. A turn reads the same words
 * for many reasons: without this, a line was split into words about 160 times.
 */
export function remembering<Result>(
  read: (text: string) => Result,
  most = usual,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as Result;
    const result = read(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}

/** The same for a function of an object, which may not change: its result is kept as long as the object is. */
export function rememberingOf<Key extends object, Result>(
  read: (one: Key) => Result,
): (one: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (one) => {
    const found = known.get(one);
    if (found) return found.result;
    const result = read(one);
    known.set(one, { result });
    return result;
  };
}
