import { serverMessages } from "#content/server-messages.ts";
import { clientNetworks } from "#server/http/client-address.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { Refusal } from "#server/http/refusal.ts";

export interface RenderQueueOptions {
  limits: Pick<RateLimits, "use">;
  /** Maximum waiting pages, of all clients and of one. */
  most?: number;
  mostOfOne?: number;
  /** Fraction of the time that may be spent on rendering, up to 1. */
  share?: number;
}

/**
 * Runs the rendering of a page for a client. @throws Refusal 429 or 503 when there are too many.
 */
export type RenderQueue = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/**
 * Renders one page after the other, with a pause after each. A page takes 20 to 40 ms of the thread
 * that also accepts messages, and rendering two at once is no faster. So only a short queue may
 * wait, and further requests are refused at once. A single client cannot fill the queue.
 */
export function createRenderQueue(options: RenderQueueOptions): RenderQueue {
  const { limits, most = 16, mostOfOne = 4, share = 0.5 } = options;
  const waiting = new Map<string, number>();
  let length = 0;
  let last: Promise<unknown> = Promise.resolve();

  /**
   * Runs after the previous rendering and its pause; a response does not wait for the pause after
   * it.
   */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(async () => {
      const start = performance.now();
      const page = await work().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      const rest = (performance.now() - start) * (1 / share - 1);
      return { page, rested: new Promise((resolve) => setTimeout(resolve, rest)) };
    });
    last = turn.then(({ rested }) => rested);
    return turn.then(({ page }) => {
      if ("error" in page) throw page.error;
      return page.value;
    });
  };

  return async (address, work) => {
    await limits.use("render", address);
    const network = clientNetworks(address).at(-1) ?? "";
    const ofOne = waiting.get(network) ?? 0;
    if (ofOne >= mostOfOne)
      throw new Refusal(429, "limited", serverMessages.oneByOne, { retryAfter: 1 });
    if (length >= most) throw new Refusal(503, "busy", serverMessages.crowded, { retryAfter: 2 });
    waiting.set(network, ofOne + 1);
    length++;
    try {
      return await inTurn(work);
    } finally {
      length--;
      const left = (waiting.get(network) ?? 1) - 1;
      if (left > 0) waiting.set(network, left);
      else waiting.delete(network);
    }
  };
}
