import { expect, expectAccessible, test } from "./test.ts";

test("the receipt of a message leads back to the page of its form, and is kept out of searches", async ({
  page,
  baseURL,
}) => {
  await page.goto("/sent", { referer: `${baseURL}/mycase?from=letter` });
  await expectAccessible(page);
  await expect(page.getByText(/Your message has been sent successfully!/)).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(page).toHaveURL("/mycase");
});

test("who comes from elsewhere is led home", async ({ page }) => {
  const back = page.getByRole("link", { name: "Back to where you were" });
  await page.goto("/sent", { referer: "https://elsewhere.example/page" });
  await expect(back).toHaveAttribute("href", "/");
  await page.goto("/sent");
  await expect(back).toHaveAttribute("href", "/");
});
