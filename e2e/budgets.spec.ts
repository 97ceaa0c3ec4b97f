import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { everyPath } from "./paths.ts";
import { awake, expect, test } from "./test.ts";

/** Bytes as transferred, brotli. A KB has 1024. */
const kilobyte = 1024;

/**
 * TCP's initial window holds ten packets of 1,460 bytes, 981 of which are headers. A larger document
 * is painted a round trip later.
 */
const firstWindow = 13_619;

function documentLimit(path: string): number {
  // The same page differs by up to 30 bytes between builds: files are named by their hash.
  if (path === "/") return 21.7 * kilobyte;
  return path.startsWith(`${pages.integrations.path}/`) ? 9.3 * kilobyte : firstWindow;
}

/** One thing that a page loaded, measured as it came over the line. */
interface Loaded {
  url: string;
  type: string;
  bytes: number;
}

/** Tells what the page has loaded so far, with the bytes of each on the line. */
async function watch(page: Page): Promise<() => Loaded[]> {
  const loaded = new Map<string, Loaded>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type, response: { url } }) => {
    if (!url.startsWith("data:")) loaded.set(requestId, { url, type, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return () => Array.from(loaded.values());
}

const isScript = (url: string) => /\.m?js(\?|$)/.test(url);

const total = (loaded: Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0);

test.describe("before a person touches the page", () => {
  test("every document weighs what it may", async ({ request }) => {
    const heavy: string[] = [];
    for (const path of everyPath) {
      const response = await request.get(path, { headers: { "Accept-Encoding": "br" } });
      // Playwright hands out the unpacked body; what traveled is in the header.
      expect(response.headers()["content-encoding"]).toBe("br");
      const size = Number(response.headers()["content-length"]);
      if (!(size <= documentLimit(path))) heavy.push(`${path}: ${size} bytes`);
    }
    expect(heavy).toEqual([]);
  });

  test("the home page stays within 110 KB and few requests, without its scripts", async ({
    page,
  }) => {
    const loaded = await watch(page);
    await page.goto("/", { waitUntil: "networkidle" });
    const shown = loaded().filter(({ url }) => !isScript(url));
    expect(total(shown)).toBeLessThanOrEqual(110 * kilobyte);
    expect(shown.length).toBeLessThanOrEqual(12);
  });

  test("the home page loads two fonts", async ({ page }) => {
    const loaded = await watch(page);
    await page.goto("/", { waitUntil: "networkidle" });
    const fonts = () => loaded().filter(({ type }) => type === "Font").length;
    // A busy machine is idle on the network before it has laid out the page.
    await expect.poll(fonts).toBeGreaterThanOrEqual(2);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts()).toBe(2);
  });
});

test("after the first touch the home page has at most 114.2 KB of script", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await awake(page);
  await page.waitForLoadState("networkidle");
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.m?js(\?|$)/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(114.2 * kilobyte);
});

test("every built font is 20 KB at most", () => {
  const folder = "build/client/assets";
  const fonts = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
  for (const name of fonts)
    expect(readFileSync(`${folder}/${name}`).length, name).toBeLessThanOrEqual(20 * kilobyte);
});
