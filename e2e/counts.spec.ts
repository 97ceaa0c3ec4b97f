import { spawnSync } from "node:child_process";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { awake, expect, test } from "./test.ts";

/** A browser that does not say it is driven by a program. */
async function visitor(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
  });
  return page;
}

/** The beacons that a context sends, by their lines. */
function beacons(context: BrowserContext): string[][] {
  const sent: string[][] = [];
  context.on("request", (request: Request) => {
    if (request.url().endsWith("/api/counts")) sent.push((request.postData() ?? "").split("\n"));
  });
  return sent;
}

/** Looks at the page for longer than the second that a view takes. */
const lookAt = (page: Page) => page.waitForTimeout(1_300);

const lines = (sent: string[][]) => sent.flat().filter((line) => /^[a-z]/.test(line));

test("a visit sends nothing until it is hidden, then what it saw and measured", async ({
  context,
}) => {
  const sent = beacons(context);
  const page = await visitor(context);
  await page.goto("/pricing?utm_source=newsletter&token=secret");
  await lookAt(page);
  await awake(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await lookAt(page);
  await page.getByLabel("Full name").first().fill("Dana");
  expect(sent).toEqual([]);
  await page.goto("about:blank");
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.[0]).toMatch(/^\d{13} \/pricing {2}utm_source=newsletter$/);
  const said = lines(sent);
  expect(said).toEqual(
    expect.arrayContaining(["visit /pricing", "view /contact", "begun /contact"]),
  );
  expect(said.some((line) => /^lcp \/pricing \d+$/.test(line))).toBe(true);
  expect(said.some((line) => /^cls \/pricing \d+$/.test(line))).toBe(true);
});

test("a reload and a way back are views, no visits", async ({ context }) => {
  const sent = beacons(context);
  const page = await visitor(context);
  await page.goto("/about");
  await lookAt(page);
  await page.reload();
  await lookAt(page);
  await page.goto("/terms-and-conditions");
  await lookAt(page);
  await page.goBack();
  await lookAt(page);
  await page.goto("about:blank");
  await expect.poll(() => lines(sent).filter((line) => line.startsWith("view")).length).toBe(2);
  // An address that is typed comes from outside.
  const visits = lines(sent).filter((line) => line.startsWith("visit"));
  expect(visits).toEqual(["visit /about", "visit /terms-and-conditions"]);
});

test("a glance, a program and who asks for privacy count nothing", async ({ context }) => {
  const sent = beacons(context);
  const glance = await visitor(context);
  await glance.goto("/about");
  await glance.goto("about:blank");
  const program = await context.newPage();
  await program.goto("/about");
  await lookAt(program);
  await program.goto("about:blank");
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
    await page.goto("about:blank");
    await lookAt(page);
  }
  expect(sent).toEqual([]);
});

test.describe("with a browser's name", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  });
  test("a visit by a campaign's link shows in the figures", async ({ context, farline }) => {
    const page = await visitor(context);
    await page.goto("/mycase?utm_source=figures-test&utm_campaign=autumn");
    await lookAt(page);
    const answered = page.waitForResponse("**/api/counts");
    await page.goto("about:blank");
    expect((await answered).status()).toBe(204);
    const figures = () => {
      const { stdout } = spawnSync(process.execPath, ["server/cli/figures.ts", "1", "--json"], {
        env: { PATH: process.env.PATH, DATA_DIR: farline.dataDir },
        encoding: "utf8",
      });
      return JSON.parse(stdout) as { sources: { name: string; visits: number }[] };
    };
    // Written every ten seconds.
    await expect
      .poll(() => figures().sources.find(({ name }) => name === "figures-test")?.visits, {
        intervals: [2_000],
      })
      .toBe(1);
  });
});
