import { serverMessages } from "#content/server-messages.ts";
import { Refusal } from "./refusal.ts";

export interface CapacityOptions {
  /** Requests that may wait in the queue; any more are refused as busy. */
  line?: number;
  /** Milliseconds per turn of the event loop that may be spent on starting work. */
  budget?: number;
}

/**
 * Limits the work in progress, so that overload is answered with 503 and memory stays small. Also
 * limits the work started in one turn of the event loop: Node accepts one new connection per turn,
 * so with long turns the connected clients would keep everybody else out for minutes.
 */
export function createCapacity(limit: number, { line = 1_000, budget = 3 }: CapacityOptions = {}) {
  const waiting: (() => void)[] = [];
  let used = 0;
  let running = false;

  async function run(): Promise<void> {
    const start = performance.now();
    while (waiting.length > 0 && used < limit && performance.now() - start < budget) {
      used++;
      waiting.shift()?.();
      // Continues once the work just started waits for something, such as its commit.
      await new Promise<void>((resolve) => process.nextTick(resolve));
    }
    running = waiting.length > 0 && used < limit;
    if (running) setImmediate(run);
  }

  function start(): void {
    if (running) return;
    running = true;
    setImmediate(run);
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= line)
      throw new Refusal(503, "busy", serverMessages.busy, { retryAfter: 2 });
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      start();
    });
    try {
      return await work();
    } finally {
      used--;
      if (waiting.length > 0) start();
    }
  };
}

export type Capacity = ReturnType<typeof createCapacity>;
