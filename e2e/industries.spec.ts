import { industries } from "../content/industries/directory.ts";
import { awake, expect, expectAccessible, isMarked, markDocument, test } from "./test.ts";

test("from the directory to an industry, its flow and its questions", async ({ page }) => {
  await page.goto("/industries");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Attorneys Intake" }).click();
  await expect(page).toHaveURL("/industries/attorneys");
  await expect(page).toHaveTitle(/attorneys/);
  await expectAccessible(page);

  await page.getByRole("link", { name: "See How It Works" }).click();
  await expect(
    page.getByRole("heading", { name: "From first ring to signed file" }),
  ).toBeInViewport();

  const open = page.locator("details[open] > summary");
  await page.getByText("Can we use our own intake flows?").click();
  await expect(open).toHaveText(["Can we use our own intake flows?"]);
  await page.getByText("Can we use our own intake flows?").click();
  await expect(open).toHaveCount(0);
});

test("the jump keeps the query of a campaign and does not load the page again", async ({
  page,
}) => {
  await page.goto("/industries/attorneys?utm_source=letter");
  await awake(page);
  await markDocument(page);
  await page.getByRole("link", { name: "See How It Works" }).click();
  await expect(page).toHaveURL("/industries/attorneys?utm_source=letter#how-it-works");
  expect(await isMarked(page)).toBe(true);
});

test("the directory links to every industry; those without a page show Home", async ({ page }) => {
  await page.goto("/industries");
  for (const { path } of industries) {
    await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(1);
  }
  const answer = await page.goto("/industries/plumbers");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("See Beyond");
});

test("the strip of partners passes at 30 pixels a second and can be stopped", async ({ page }) => {
  await page.goto("/industries/attorneys");
  await awake(page);
  const track = page.getByRole("region", { name: "Works with" }).locator("> div");
  const pace = await track.evaluate((element) => {
    const [animation] = element.getAnimations();
    const { duration } = animation?.effect?.getComputedTiming() ?? {};
    return (element.querySelector("ul")?.offsetWidth ?? 0) / (Number(duration) / 1000);
  });
  expect(pace).toBeCloseTo(30, 0);
  await page.getByLabel("Stop the logos").check();
  expect(await track.evaluate((element) => element.getAnimations()[0]?.playState)).toBe("paused");
});
