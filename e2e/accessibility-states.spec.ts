import type { Page } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { awake, expect, expectAccessible, test } from "./test.ts";

// States that no journey of another file comes through.
const states: Record<string, { path: string; open: (page: Page) => Promise<void> }> = {
  "a dropdown that is open": {
    path: "/",
    async open(page) {
      const navigation = page.getByRole("navigation", { name: "Main" });
      await navigation.getByRole("link", { name: "Industries", exact: true }).focus();
      await expect(navigation.getByRole("link", { name: "Attorneys" })).toBeVisible();
    },
  },
  "an answer that is open": {
    path: "/",
    async open(page) {
      const question = page.locator("main summary").first();
      await question.click();
      await expect(page.locator("main details[open]").first()).toBeVisible();
    },
  },
  "prices by the month": {
    path: "/",
    async open(page) {
      await page
        .getByRole("radio", { name: /Monthly/ })
        .first()
        .check();
    },
  },
  "rows that were stopped": {
    path: pages.integrations.path,
    async open(page) {
      for (const pause of await page.locator("[data-stops]").all()) await pause.check();
    },
  },
  "a page that was reached without a new document": {
    path: "/",
    async open(page) {
      await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
      await expect(page).toHaveURL(/\/pricing$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("plan");
    },
  },
};

for (const [name, { path, open }] of Object.entries(states))
  test(`${name} is right by axe`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await awake(page);
    await open(page);
    await expectAccessible(page);
  });
