import type { Browser, CDPSession, Page } from "@playwright/test";

/**
 * A page on a phone that records when it was touched, when React was ready, and how long each
 * interaction took until it was painted. Times in milliseconds since navigation started.
 */
export interface WatchedPage {
  page: Page;
  /**
   * Checks `condition` in the page on each frame; resolves to the time of the first frame in which
   * it holds.
   */
  answered(condition: () => boolean): Promise<number>;
  notes(): Promise<Notes>;
  close(): Promise<void>;
}

export interface Notes {
  /** The visitor's first input. */
  touched: number;
  /** The last press of a finger or key. */
  pressed: number;
  /** When React is ready. */
  ready: number;
  /** The longest interaction from its event to the next paint; 0: within one frame. */
  interaction: number;
  /** Bytes of script transferred. */
  script: number;
}

/** A quarter of this machine's processor, 1.6 Mbit/s, 150 ms round trip. */
const slowPhone = { cpu: 4, latency: 150, throughput: 1_600_000 / 8 };

/** Opens a page on a slow phone; resolves at its `load` event. */
export async function watchPage(browser: Browser, url: string): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(takeNotes);
  await slowDown(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: "load" });
  return {
    page,
    answered: (condition) => {
      const source = condition.toString();
      return page.evaluate(
        (text) =>
          new Promise<number>((resolve) => {
            const holds = new Function(`return (${text})()`) as () => boolean;
            const look = () => (holds() ? resolve(performance.now()) : requestAnimationFrame(look));
            look();
          }),
        source,
      );
    },
    async notes() {
      // The browser reports an interaction only after the paint that ended it.
      await page.waitForTimeout(500);
      return page.evaluate(() => {
        const noted = (window as unknown as { bench: Omit<Notes, "script"> }).bench;
        const script = performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.m?js(\?|$)/.test(name))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
        return { ...noted, script };
      });
    },
    close: () => context.close(),
  };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.throughput,
    uploadThroughput: slowPhone.throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.cpu });
}

/** Runs in the page before the page's own scripts. */
function takeNotes(): void {
  const bench = { touched: 0, pressed: 0, ready: 0, interaction: 0 };
  Object.assign(window, { bench });
  const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  for (const sign of signs)
    addEventListener(
      sign,
      ({ type, timeStamp }) => {
        bench.touched ||= timeStamp;
        if (type === "pointerdown" || type === "keydown") bench.pressed = timeStamp;
      },
      { capture: true, passive: true },
    );
  addEventListener("farline:ready", () => {
    bench.ready ||= performance.now();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) bench.interaction = Math.max(bench.interaction, entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
