import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type Farline, startFarline } from "./farline.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";

interface Fixtures {
  /** Fails the test on a console error or an uncaught exception of any page. */
  quiet: undefined;
}

interface WorkerFixtures {
  mailbox: Mailbox;
  farline: Farline;
}

/** Tests against one running site and one mailbox a worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: "worker" },
  ],
  farline: [
    async ({ mailbox }, use) => {
      const farline = await startFarline({ SMTP_URL: mailbox.smtpUrl });
      await use(farline);
      await farline.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ farline }, use) => use(farline.url),
});

/** Rows of a query on the running site's database. */
export function rows<Row>(farline: Farline, sql: string, ...values: string[]): Row[] {
  const database = new DatabaseSync(join(farline.dataDir, "farline.db"), { readOnly: true });
  try {
    return database.prepare(sql).all(...values) as Row[];
  } finally {
    database.close();
  }
}

/** Fails on any violation that axe finds, by its rules for WCAG 2.2 AA and best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // The page may still be loading, such as the days of a calendar: a real fault is still there when
  // it is checked again.
  await expect(async () => {
    await settled(page);
    // No test loads a frame of another site, and legacy mode opens no second page for frames.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"] })
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }).toPass({ timeout: 90_000 });
}

/** Half-way through a transition a color is neither the old nor the new one. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const turning = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // In what is no longer rendered, such as a closed menu, a transition never ends.
    const longest = new Promise((done) => setTimeout(done, 2_000));
    await Promise.race([Promise.allSettled(turning.map(({ finished }) => finished)), longest]);
  });
}

/** React answers: everything that waits for the first touch is done. */
export async function awake(page: Page): Promise<void> {
  // On a busy machine the network is idle before the script that listens has run.
  await page.waitForLoadState("load");
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.waitForFunction(() => document.documentElement.dataset.react === "ready");
}

/** Puts a mark on the document, to tell it from another one that is loaded in its place. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = "yes";
  });
}

/** Whether the document is still the one that was marked. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.marked === "yes");

export { expect };

/** Holds React's scripts back until the returned function is called. */
export async function withhold(page: Page): Promise<() => void> {
  let letGo: () => void = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}
