/** How often each key was counted within a time window that starts at its first count. */
export interface WindowCounter {
  /** Milliseconds until the key may be counted again; 0 while it is below its limit. */
  wait(key: string, points: number): number;
  /** Counts once. */
  add(key: string): void;
  /** Blocks a key for a number of milliseconds, after another counter found it at its limit. */
  block(key: string, milliseconds: number): void;
  /** Number of keys in memory. */
  readonly size: number;
}

export interface WindowCounterOptions {
  seconds: number;
  /** Most keys in memory; the oldest is dropped for a new one. Each takes about 200 bytes. */
  mostKeys?: number;
}

/**
 * Counts in memory, with a bound on the number of keys. Uses a monotonic clock: if the system clock
 * is set back, a window would otherwise stay open that much longer.
 */
export function createWindowCounter(options: WindowCounterOptions): WindowCounter {
  const { seconds, mostKeys = 10_000 } = options;
  /** In the order in which the windows began, which is also the order in which they end. */
  const windows = new Map<string, { count: number; end: number }>();

  const begin = (key: string, count: number, milliseconds: number) => {
    const now = performance.now();
    windows.delete(key);
    for (const [oldest, { end }] of windows) {
      if (end > now && windows.size < mostKeys) break;
      windows.delete(oldest);
    }
    windows.set(key, { count, end: now + milliseconds });
  };

  return {
    wait(key, points) {
      const window = windows.get(key);
      return window && window.count >= points ? Math.max(0, window.end - performance.now()) : 0;
    },
    add(key) {
      const window = windows.get(key);
      if (window && window.end > performance.now()) window.count++;
      else begin(key, 1, seconds * 1000);
    },
    block: (key, milliseconds) => begin(key, Number.POSITIVE_INFINITY, milliseconds),
    get size() {
      return windows.size;
    },
  };
}
