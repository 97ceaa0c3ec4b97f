import type { Newest } from "#contract/desk-tray.ts";

/** Milliseconds between two checks for leads stored by other processes, while anybody listens. */
const lookEvery = 2_000;
/** Milliseconds between two checks for leads stored here: many at once must not cost one each. */
const pause = 500;
/** Milliseconds between two heartbeats on a quiet stream. */
const beatEvery = 20_000;
/** Streams of this process at once. */
export const mostStreams = 50;

type Listener = (event: Newest | "beat") => unknown;

/** Tells open pages about new leads. One database query serves all of them. */
export interface LiveHub {
  /** Undefined when there are too many streams. The returned function ends it. */
  listen(listener: Listener): (() => void) | undefined;
  /** Checks soon: a lead was stored in this process. */
  wake(): void;
  listening(): number;
}

export function createLiveHub(
  look: () => Promise<Newest>,
  onError: (error: unknown) => void,
): LiveHub {
  const listeners = new Set<Listener>();
  let said = "";
  let timers: NodeJS.Timeout[] = [];
  let looking = false;
  let again = false;
  let lookedAt = -pause;
  let waking: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    try {
      do {
        again = false;
        lookedAt = performance.now();
        const news = await look();
        const text = JSON.stringify(news);
        if (text !== said) for (const listener of listeners) listener(news);
        said = text;
      } while (again);
    } catch (error) {
      onError(error);
    } finally {
      looking = false;
    }
  }

  return {
    listen(listener) {
      if (listeners.size >= mostStreams) return undefined;
      if (listeners.size === 0) {
        said = "";
        timers = [
          setInterval(() => void tell(), lookEvery),
          setInterval(() => {
            for (const one of listeners) one("beat");
          }, beatEvery),
        ];
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const timer of timers) clearInterval(timer);
        timers = [];
        clearTimeout(waking);
        waking = undefined;
      };
    },
    wake() {
      if (listeners.size === 0) return;
      waking ??= setTimeout(
        () => {
          waking = undefined;
          void tell();
        },
        Math.max(0, lookedAt + pause - performance.now()),
      );
    },
    listening: () => listeners.size,
  };
}
