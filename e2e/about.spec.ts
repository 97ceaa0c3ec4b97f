import { expect, expectAccessible, test } from "./test.ts";

for (const width of [320, 768, 1440]) {
  test(`the letter, its figures, values and reasons fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/about");
    await expectAccessible(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 3 })).toHaveCount(7 + 8);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test("pressing zero brings a person", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: /press zero/ }).click();
  await expect(page).toHaveURL("/contact");
});
