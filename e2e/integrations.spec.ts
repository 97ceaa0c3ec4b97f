import type { Page } from "@playwright/test";
import { integrationPageHeads } from "#content/integration-pages/find-integration-page.ts";
import { awake, expect, expectAccessible, test } from "./test.ts";

const cards = (page: Page) => page.getByRole("main").locator("h2 ~ ul > li:visible");
const more = (page: Page) => page.getByRole("button", { name: "Show More Integrations" });
const count = (page: Page, text: string) =>
  expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(text);

test("twenty, forty, sixty, all: the button goes with the last one", async ({ page }) => {
  await page.goto("/integrations");
  await expectAccessible(page);
  await count(page, "68 integrations");
  for (const shown of [20, 40, 60]) {
    await expect(cards(page)).toHaveCount(shown);
    await more(page).click();
    await expect(cards(page).nth(shown)).toBeFocused();
  }
  await expect(cards(page)).toHaveCount(68);
  await expect(more(page)).toBeHidden();
});

test("search, clear and filter begin again at twenty", async ({ page }) => {
  await page.goto("/integrations");
  const search = page.getByPlaceholder("Search for companies...");
  const clear = page.getByRole("button", { name: "Clear search" });
  await more(page).click();
  await expect(clear).toBeHidden();
  await search.fill("TWILIO");
  await count(page, "1 integration");
  await expect(page.getByRole("status").filter({ hasText: "1 integration" })).toBeAttached();
  await clear.click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
  await expect(cards(page)).toHaveCount(20);

  await more(page).click();
  const filter = page.getByRole("combobox");
  await expect(filter.getByRole("option")).toHaveText(["All Integrations", "Partnerships"]);
  await filter.selectOption("Partner built");
  await count(page, "6 integrations");
  await expect(more(page)).toBeHidden();
  await filter.selectOption("All");
  await expect(cards(page)).toHaveCount(20);
});

test("the page of each system fits one window of a laptop", async ({ page }) => {
  const laptop = { width: 1440, height: 900 };
  await page.setViewportSize(laptop);
  const tall: string[] = [];
  for (const { path } of integrationPageHeads) {
    await page.goto(path, { waitUntil: "load" });
    const lowest = await page.evaluate(() =>
      Math.max(
        ...Array.from(
          document.querySelectorAll("main h2, main p, main li"),
          (one) => one.getBoundingClientRect().bottom,
        ),
      ),
    );
    if (lowest > laptop.height) tall.push(`${path}: ${lowest} px`);
  }
  expect(tall).toEqual([]);
});

test("nothing found is said with the term", async ({ page }) => {
  await page.goto("/integrations");
  await page.getByPlaceholder("Search for companies...").fill("fax machine");
  await count(page, "0 integrations");
  await expect(page.getByRole("heading", { name: "No integrations found" })).toBeVisible();
  await expect(
    page.getByText(
      'We couldn\'t find any integrations matching "fax machine". Try a different search term.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

test("a description is cut after its second line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/integrations");
  const lines = await cards(page)
    .locator("p")
    .evaluateAll((all) =>
      all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    );
  expect(Math.max(...lines)).toBeLessThan(2.1);
});

test("what was typed before React was there is searched for", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/integrations");
  await page.getByPlaceholder("Search for companies...").pressSequentially("gmail");
  release();
  await count(page, "1 integration");
  await expect(page.getByPlaceholder("Search for companies...")).toHaveValue("gmail");
});

test("three rows of users pass, half a window high, and can be stopped", async ({ page }) => {
  await page.goto("/integrations");
  await awake(page);
  const rows = page.getByRole("region", { name: /^Sample teams/ });
  await expect(rows).toHaveCount(3);
  const motion = () =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const style = getComputedStyle(row.firstElementChild as Element);
        return [style.animationDuration, style.animationDirection, style.animationPlayState];
      }),
    );
  await expect.poll(motion).toEqual([
    ["60s", "normal", "running"],
    ["60s", "reverse", "running"],
    ["30s", "normal", "running"],
  ]);
  const height = await rows.first().evaluate((row) => row.parentElement?.clientHeight);
  expect(height).toBe(450);
  await rows.first().hover();
  expect((await motion())[0]?.[2]).toBe("paused");
  await page.getByRole("checkbox", { name: "Stop the moving rows" }).check();
  expect((await motion()).map(([, , state]) => state)).toEqual(["paused", "paused", "paused"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("all 68 stand on the page", async ({ page }) => {
    await page.goto("/integrations");
    await expect(cards(page)).toHaveCount(68);
    await expect(more(page)).toBeHidden();
  });
});

test("an unknown system's address shows the catalog", async ({ page }) => {
  const answer = await page.goto("/integrations/no-such-system");
  expect(answer?.status()).toBe(404);
  await awake(page);
  await count(page, "68 integrations");
  await page.getByRole("main").getByRole("link", { name: "Zapier" }).first().click();
  await expect(page).toHaveURL("/integrations/zapier");
});
