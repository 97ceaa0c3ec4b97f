import type { Page } from "@playwright/test";
import { awake, expect, expectAccessible, test } from "./test.ts";

const phone = { viewport: { width: 390, height: 844 } };
const bar = (page: Page) => page.getByRole("navigation", { name: "Quick ways to reach us" });

/** Times with one that is free, in three days. */
async function giveTimes(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/api/slots*", (route) => {
    asked.push(route.request().url());
    const start = new Date(Date.now() + 3 * 86_400_000);
    const date = start.toISOString().slice(0, 10);
    const month = date.slice(0, 7);
    const slots = [{ start: `${date}T16:00:00.000Z`, state: "open" }];
    const days = [{ date, slots }];
    const limits = { firstMonth: month, lastMonth: month };
    const zones = { zone: "UTC", companyZone: "America/Denver" };
    return route.fulfill({ json: { month, ...zones, minutes: 30, days, ...limits } });
  });
  return asked;
}

test.describe("on a phone", () => {
  test.use(phone);

  test("the bar comes below the first screen and stands over no form and no footer", async ({
    page,
  }) => {
    await page.goto("/");
    await awake(page);
    await expect(bar(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: innerHeight * 1.5, behavior: "instant" }));
    await expect(bar(page).getByRole("link", { name: /^Call/ })).toBeVisible();
    await expect(bar(page).getByRole("link", { name: /^Book/ })).toHaveAttribute(
      "href",
      "/contact#book",
    );
    await expectAccessible(page);
    for (const place of ["main form", "footer"]) {
      const element = page.locator(place).filter({ visible: true }).last();
      await element.evaluate((one) => one.scrollIntoView({ block: "end", behavior: "instant" }));
      await expect(bar(page).getByRole("link", { name: /^Call/ })).toBeHidden();
    }
  });

  test("it opens the receptionist, and put away it stays away in this tab", async ({ page }) => {
    await page.goto("/services");
    await awake(page);
    await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: "instant" }));
    await bar(page).getByRole("button", { name: "Talk to the AI" }).click();
    await expect(page.getByRole("dialog", { name: "Receptionist" })).toBeVisible();
    await page.keyboard.press("Escape");
    await bar(page).getByRole("button", { name: "Hide this bar" }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.goto("/about");
    await awake(page);
    await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: "instant" }));
    await page.waitForTimeout(500);
    await expect(bar(page)).toHaveCount(0);
  });
});

test("a wide window has no bar", async ({ page }) => {
  await page.goto("/services");
  await awake(page);
  await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: "instant" }));
  await page.waitForTimeout(500);
  await expect(page.getByRole("link", { name: "Book a call" })).toBeHidden();
});

test("the next free time is asked for where it is seen, and nothing moves when it comes", async ({
  page,
}) => {
  const asked = await giveTimes(page);
  await page.goto("/about");
  const line = page.locator("[data-next-time]");
  await awake(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const before = await page.locator("footer").boundingBox();
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveText(/^Next: \w{3} 4:00 pm, with Nora$/);
  expect(asked).toHaveLength(1);
  expect((await page.locator("footer").boundingBox())?.height).toBe(before?.height);
  await line.click();
  await expect(page).toHaveURL("/contact#book");
  await expect(page.locator("#calendar")).toBeInViewport();
});

test("where no time is known the line still leads to the calendar", async ({ page }) => {
  await page.route("**/api/slots*", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/about");
  await awake(page);
  const line = page.locator("[data-next-time]");
  await line.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(line).toHaveText("Book thirty minutes with Nora");
  await expect(line).toHaveAttribute("href", "/contact#book");
});
