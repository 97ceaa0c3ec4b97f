/** Work that is repeated with pauses. */
export interface WorkLoop {
  /** Ends the pause because there may be something to do. */
  wake(): void;
  start(): void;
  /** Resolves after the work in progress has ended. */
  stop(): Promise<void>;
  stopped(): boolean;
}

export interface WorkLoopOptions {
  /** Resolves to the milliseconds until there may be more to do. */
  work(): Promise<number>;
  onError(error: unknown): void;
  /** Milliseconds until the next attempt after an error. */
  poll: number;
}

export function createWorkLoop({ work, onError, poll }: WorkLoopOptions): WorkLoop {
  let stopped = false;
  let running: Promise<void> | undefined;
  let endNap: () => void = () => {};
  let woken = false;

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      const wait = await work().catch((error: unknown) => {
        onError(error);
        return poll;
      });
      if (!woken && !stopped) await nap(wait);
    }
  }

  function nap(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endNap = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    wake() {
      woken = true;
      endNap();
    },
    start() {
      running ??= run();
    },
    async stop() {
      stopped = true;
      endNap();
      await running;
    },
    stopped: () => stopped,
  };
}
