import type { Page } from "@playwright/test";
import { noteShifts, shiftsOf, totalShift } from "./layout-shifts.ts";
import { missingSentences, unpaintedTexts } from "./painted.ts";
import { sampledPaths } from "./paths.ts";
import { fontsLoaded, ranScripts, scrollThrough } from "./read-page.ts";
import { awake, expect, expectAccessible, test } from "./test.ts";

const windows = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const inlineLimit = 2 * 1024;

for (const [name, viewport] of Object.entries(windows))
  test.describe(name, () => {
    test.use({ viewport });
    // One visit for all of this: opening a page takes longer than checking it.
    for (const path of sampledPaths)
      test(`${path} is whole without a touch, and wakes without a move`, async ({
        page,
        baseURL,
      }) => {
        await noteShifts(page);
        const requested: string[] = [];
        page.on("request", (one) => requested.push(one.url()));
        await page.coverage.startJSCoverage();
        await page.goto(path, { waitUntil: "load" });
        expect(await hasAllSheets(page), "styles of lower sections").toBe(true);
        expect(await missingSentences(page), "sentences that are not shown").toEqual([]);
        await lastPictures(page);
        await page.waitForLoadState("networkidle");
        expect(ranScripts(await page.coverage.stopJSCoverage()), "scripts that ran").toEqual([]);
        const outside = requested.filter(
          (url) => !url.startsWith(`${baseURL}/`) && !url.startsWith("data:"),
        );
        expect(outside, "requests to other hosts").toEqual([]);
        const { blocking, inline } = await beforePaint(page);
        expect(blocking, "requests before the first paint").toEqual([]);
        expect(inline, "bytes of inline script").toBeLessThanOrEqual(inlineLimit);
        if (name === "phone") await expectAccessible(page);
        // Last, because a picture of the whole page is a touch to some browsers.
        await expect(async () => {
          expect(await unpaintedTexts(page), "texts that are not painted").toEqual([]);
        }).toPass();

        let shifts = await shiftsOnVisit(page, path);
        // A busy machine may paint a document of which it has read only half.
        if (!isStill(shifts)) shifts = await shiftsOnVisit(page, path);
        if (!isStill(shifts)) expect(shifts, "what moved").toEqual([]);
        if (name === "desk") await expectAccessible(page);
      });
  });

/** Whether the sheets that are fetched after the first paint are there. */
function hasAllSheets(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    return links.length > 0 && links.every(({ sheet }) => sheet);
  });
}

/** Waits until fonts and pictures are there, without a scroll that would call for them. */
async function lastPictures(page: Page): Promise<void> {
  await fontsLoaded(page);
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
}

/** The resources that the browser needed before it painted. */
function beforePaint(page: Page): Promise<{ blocking: string[]; inline: number }> {
  return page.evaluate(() => ({
    blocking: performance
      .getEntriesByType("resource")
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus?: string })
            .renderBlockingStatus === "blocking",
      )
      .map(({ name }) => name),
    inline: Array.from(document.scripts)
      .filter((script) => !script.src && !/json|speculationrules/.test(script.type))
      .reduce((sum, script) => sum + new TextEncoder().encode(script.text).length, 0),
  }));
}

/** Shifts while a page loads, hydrates, and is scrolled through. */
async function shiftsOnVisit(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: "load" });
  await fontsLoaded(page);
  await awake(page);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  return shiftsOf(page);
}

/**
 * The shift score that a page may reach when its fonts replace the fallback ones: words of the
 * header move by a few pixels. One line more or less in the first window is at least ten times that.
 */
const mostShift = 0.001;

const isStill = (shifts: string[]) => totalShift(shifts) < mostShift;
