import type { Page } from "@playwright/test";

/** Lets every page that is opened from now on note what moves in it. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node?: Node }[];
        };
        const first = sources[0]?.node;
        const who =
          first instanceof Element
            ? first.outerHTML.slice(0, 90)
            : first?.textContent?.slice(0, 60);
        shifts.push(`${value.toFixed(4)} ${who}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shifts since the document came, each with its score and what moved. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** The sum of their scores. */
export const totalShift = (shifts: string[]): number =>
  shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
