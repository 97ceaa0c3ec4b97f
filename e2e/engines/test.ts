import { writeFile } from "node:fs/promises";
import { test as base } from "../test.ts";
import type { Engine, Size } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

export type EngineName = "firefox" | "webkit";

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine;
}

interface Fixtures {
  /** Opens a window. It is closed at the end of the test, after a picture of a failure. */
  visit(options?: Partial<Size> & { scripts?: boolean }): Promise<Visitor>;
}

export const desktop: Size = { width: 1366, height: 900 };
export const phone: Size = { width: 390, height: 844 };

/** Journeys in a browser that Playwright does not drive, against one running site a worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ["firefox", { scope: "worker", option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  visit: async ({ engine, farline }, use, testInfo) => {
    const open: Visitor[] = [];
    await use(async ({ scripts = true, ...size } = {}) => {
      const tab = await engine.open({ ...desktop, ...size, scripts });
      const visitor = new Visitor(tab, farline.url);
      open.push(visitor);
      return visitor;
    });
    for (const visitor of open) {
      const { tab } = visitor;
      if (testInfo.status !== testInfo.expectedStatus) {
        const picture = await tab.picture().catch(() => undefined);
        if (picture)
          await writeFile(testInfo.outputPath(`window-${open.indexOf(visitor)}.png`), picture);
      }
      await tab.close().catch(() => {});
    }
  },
});

function start(name: EngineName): Promise<Engine> {
  const path = (variable: string) => process.env[variable] ?? "";
  if (name === "firefox") return startFirefox(path("FIREFOX_PATH"));
  return startWebKit({
    driver: path("WEBKIT_DRIVER_PATH"),
    browser: path("WEBKIT_PATH"),
    screen: path("XVFB_PATH"),
  });
}

export { expect, rows } from "../test.ts";
