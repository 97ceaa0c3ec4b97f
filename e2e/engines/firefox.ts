import puppeteer, { type Browser, type Page } from "puppeteer-core";
import type { Engine, Size, Tab } from "./engine.ts";

/** Firefox through WebDriver BiDi. @param executable its path */
export async function startFirefox(executable: string): Promise<Engine> {
  const launch = (scripts: boolean) =>
    puppeteer.launch({
      browser: "firefox",
      executablePath: executable,
      headless: true,
      extraPrefsFirefox: { "javascript.enabled": scripts },
      timeout: 120_000,
      protocolTimeout: 120_000,
    });
  const withScripts = await launch(true);
  return {
    async open({ scripts, ...size }) {
      if (!scripts) {
        // Firefox switches scripts off for the whole browser.
        const browser = await launch(false);
        return tab(await sizedPage(browser, size), () => browser.close());
      }
      const context = await withScripts.createBrowserContext();
      return tab(await sizedPage(context, size), () => context.close());
    },
    close: () => withScripts.close(),
  };
}

async function sizedPage(place: Pick<Browser, "newPage">, size: Size): Promise<Page> {
  const page = await place.newPage();
  page.setDefaultTimeout(60_000);
  await page.setViewport(size);
  return page;
}

function tab(page: Page, close: () => Promise<void>): Tab {
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: "load" })),
    evaluate: (run, ...given) =>
      // Both sides of the function are the caller's; puppeteer types them for its handles.
      (page.evaluate as (run: unknown, ...given: unknown[]) => Promise<never>).call(
        page,
        run,
        ...given,
      ),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    resize: (size) => page.setViewport(size),
    picture: () => page.screenshot(),
    close,
  };
}
