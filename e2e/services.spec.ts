import { expect, expectAccessible, test } from "./test.ts";

test("twelve services in the order of their hours, and two ways to go on", async ({ page }) => {
  await page.goto("/services");
  await expectAccessible(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 3 })).toHaveCount(12);

  const opener = main.getByRole("button", { name: "Book A Free Consultation!" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Let's Talk About Your Needs" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await main.getByRole("link", { name: "Get Started Now" }).click();
  await expect(page).toHaveURL("/contact");
});

test("with less motion the voice stands still at its full height", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/services");
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});
