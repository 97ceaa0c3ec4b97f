import { awake, expect, expectAccessible, test } from "./test.ts";

test("the header becomes translucent beyond a tenth of the window, and back", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const header = page.getByRole("banner");
  const blur = () => header.evaluate((element) => getComputedStyle(element).backdropFilter);
  await page.mouse.wheel(0, 60);
  await awake(page);
  expect(await blur()).toBe("none");
  await page.mouse.wheel(0, 60);
  await expect.poll(blur).toContain("blur");
  await page.mouse.wheel(0, -100);
  await expect.poll(blur).toBe("none");
});

test("dropdowns open under the pointer and under the focus", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const attorneys = navigation.getByRole("link", { name: "Attorneys" });
  await expect(attorneys).toBeHidden();
  await navigation.getByRole("link", { name: "Industries", exact: true }).hover();
  await expect(attorneys).toBeVisible();
  await page.mouse.move(0, 600);
  await expect(attorneys).toBeHidden();
  await navigation.getByRole("link", { name: "Industries", exact: true }).focus();
  await expect(attorneys).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(attorneys).toBeFocused();
});

test("the entry of the open page is marked, below a dropdown's path too", async ({ page }) => {
  await page.goto("/industries/attorneys");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.locator("[aria-current=page]").first()).toHaveText(/Industries/);
});

test("login, register and profiles open in a new tab", async ({ page }) => {
  await page.goto("/");
  const outside = page.locator("header a[target], footer a[target]");
  expect(await outside.count()).toBe(6);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test.describe("the sheet on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("unfolds one dropdown at a time and folds them when it closes", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet).toBeVisible();
    await awake(page);
    const industries = sheet.locator("summary", { hasText: "Industries" });
    const integrations = sheet.locator("summary", { hasText: "Integrations" });
    await industries.click();
    await expect(sheet.getByRole("link", { name: "Dentists" })).toBeVisible();
    await expectAccessible(page);
    await integrations.click();
    await expect(sheet.getByRole("link", { name: "Dentists" })).toBeHidden();
    await expect(sheet.getByRole("link", { name: "MyCase" })).toBeVisible();
    await integrations.click();
    await expect(sheet.getByRole("link", { name: "MyCase" })).toBeHidden();
    await industries.click();
    await sheet.getByRole("button", { name: "Close menu" }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(sheet.getByRole("link", { name: "Dentists" })).toBeHidden();
  });

  test("closes on choosing a plain entry and goes there", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await awake(page);
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await sheet.getByRole("link", { name: "Contact" }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test("closes on choosing inside a dropdown", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await awake(page);
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await sheet.locator("summary", { hasText: "Industries" }).click();
    await sheet.getByRole("link", { name: "Attorneys" }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/industries\/attorneys$/);
  });
});
