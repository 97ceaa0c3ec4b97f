import { spawnSync } from "node:child_process";
import type { BrowserContext, Page } from "@playwright/test";
import config from "../playwright.config.ts";
import { startFarline } from "./farline.ts";
import { awake, expect, rows, test } from "./test.ts";

// The beacon of a closing page carries the browser's own name, not the context's.
const name =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const launch = config.use?.launchOptions;
test.use({
  launchOptions: { ...launch, args: [...(launch?.args ?? []), `--user-agent=${name}`] },
});

/**
 * A browser that does not reveal that a program drives it, and that records what its pages send.
 */
async function visitor(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", {
      get: () => false,
      configurable: true,
    });
    const send = Navigator.prototype.sendBeacon;
    Navigator.prototype.sendBeacon = function (...beacon) {
      localStorage.beacons = JSON.stringify([
        ...JSON.parse(localStorage.beacons ?? "[]"),
        beacon[1],
      ]);
      return send.apply(this, beacon);
    };
  });
  return page;
}

/** The beacons so far, line by line, read where no page of ours runs. */
async function beacons(page: Page): Promise<string[][]> {
  await page.goto("/robots.txt");
  const sent: string[] = await page.evaluate(() => JSON.parse(localStorage.beacons ?? "[]"));
  return sent.map((text) => text.split("\n"));
}

/**
 * Looks at the page for longer than the second that a view takes, which begins once React has shown
 * the page.
 */
const lookAt = (page: Page) => page.waitForTimeout(2_500);

const lines = (sent: string[][]) => sent.flat().filter((line) => /^[a-z]/.test(line));

test("a visit sends nothing until it is hidden, then what it saw and measured", async ({
  context,
}) => {
  const page = await visitor(context);
  await page.goto("/pricing?utm_source=newsletter&token=secret");
  await lookAt(page);
  await awake(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await lookAt(page);
  await page.getByLabel("Full name").first().fill("Dana");
  expect(await page.evaluate(() => localStorage.beacons)).toBeUndefined();
  const sent = await beacons(page);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.[0]).toMatch(/^\d{13} \/pricing {2}utm_source=newsletter$/);
  const said = lines(sent);
  expect(said).toEqual(
    expect.arrayContaining(["visit /pricing", "view /contact", "begun /contact"]),
  );
  expect(said.some((line) => /^lcp \/pricing \d+$/.test(line))).toBe(true);
  expect(said.some((line) => /^cls \/pricing \d+$/.test(line))).toBe(true);
});

test("a reload and a way back are views, no visits", async ({ context }) => {
  const page = await visitor(context);
  await page.goto("/about");
  await lookAt(page);
  await page.reload();
  await lookAt(page);
  await page.goto("/terms-and-conditions");
  await lookAt(page);
  await page.goBack();
  await lookAt(page);
  const sent = await beacons(page);
  expect(lines(sent).filter((line) => line.startsWith("view"))).toHaveLength(2);
  // An address that is typed comes from outside.
  const visits = lines(sent).filter((line) => line.startsWith("visit"));
  expect(visits).toEqual(["visit /about", "visit /terms-and-conditions"]);
});

test("a conversation that is played counts once", async ({ context }) => {
  const page = await visitor(context);
  await page.goto("/industries/dentists");
  await awake(page);
  await page
    .getByRole("button", { name: /^Hear / })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Player" })).toBeVisible();
  const heard = lines(await beacons(page)).filter((line) => line.startsWith("heard"));
  expect(heard).toEqual(["heard /industries/dentists"]);
});

test("a glance, a program and who asks for privacy count nothing", async ({ context }) => {
  const glance = await visitor(context);
  // On a busy machine the page may take longer than a view to load, so its clock stands still.
  await glance.clock.install();
  await glance.clock.pauseAt(Date.now() + 1_000);
  await glance.goto("/about");
  expect(await beacons(glance)).toEqual([]);
  const program = await visitor(context);
  await program.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => true });
  });
  await program.goto("/about");
  await lookAt(program);
  expect(await beacons(program)).toEqual([]);
  for (const [name, value] of [
    ["globalPrivacyControl", true],
    ["doNotTrack", "1"],
  ] as const) {
    const page = await visitor(context);
    await page.addInitScript(
      ([key, said]) => Object.defineProperty(Navigator.prototype, key, { get: () => said }),
      [name, value] as const,
    );
    await page.goto("/about");
    await lookAt(page);
    expect(await beacons(page)).toEqual([]);
  }
});

test("a page prepared in the background counts once it is seen", async ({ context }) => {
  const page = await visitor(context);
  // As in a prerendered page: hidden until the visitor comes to it.
  await page.addInitScript(() => {
    let hidden = true;
    Object.defineProperty(Document.prototype, "hidden", { get: () => hidden });
    addEventListener(
      "visibilitychange",
      (event) => {
        if (event.isTrusted) hidden = true;
        else hidden = !hidden;
      },
      true,
    );
  });
  const turn = () => page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await page.goto("/about");
  await lookAt(page);
  expect(await page.evaluate(() => localStorage.beacons)).toBeUndefined();
  await turn();
  await lookAt(page);
  await turn();
  expect(lines(await beacons(page))).toContain("visit /about");
});

test("a visit by a campaign's link shows in the figures", async ({ context, farline }) => {
  const page = await visitor(context);
  await page.goto("/mycase?utm_source=figures-test&utm_campaign=autumn");
  await lookAt(page);
  await page.goto("about:blank");
  const figures = () => {
    const { stdout } = spawnSync(process.execPath, ["server/cli/figures.ts", "1", "--json"], {
      env: { PATH: process.env.PATH, DATA_DIR: farline.dataDir },
      encoding: "utf8",
    });
    return JSON.parse(stdout) as { sources: { name: string; visits: number }[] };
  };
  // The server writes every ten seconds.
  await expect
    .poll(() => figures().sources.find(({ name }) => name === "figures-test")?.visits, {
      intervals: [2_000],
    })
    .toBe(1);
});

test("a server that is killed loses the counts of ten seconds at most", async () => {
  const farline = await startFarline();
  /** When each beacon was acknowledged. */
  const counted: number[] = [];
  const began = performance.now();
  while (performance.now() - began < 16_000) {
    const { status } = await fetch(`${farline.url}/api/counts`, {
      method: "POST",
      headers: {
        "Content-Type": "text/plain",
        "Sec-Fetch-Site": "same-origin",
        "User-Agent": name,
      },
      body: `${Date.now()} /pricing\nview /pricing`,
    });
    expect(status).toBe(204);
    counted.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const killed = performance.now();
  await farline.kill();
  const [all] = rows<{ n: number }>(
    farline,
    `select n from counts where "by" = 'all' and what = 'view'`,
  );
  await farline.stop();
  // Two seconds for the writing itself, on a busy machine.
  const old = counted.filter((at) => at < killed - 12_000);
  expect(old.length).toBeGreaterThan(3);
  expect(all?.n ?? 0).toBeGreaterThanOrEqual(old.length);
});
