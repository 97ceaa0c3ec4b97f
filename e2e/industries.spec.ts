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

test("the directory links to every industry, and stands at an unknown one's address", async ({
  page,
}) => {
  await page.goto("/industries");
  for (const { path } of industries) {
    // Once by category, once by the hour.
    await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(2);
  }
  // Signs are drawn: an emoji would need a font that a system may not have.
  expect(await page.locator("body").textContent()).not.toMatch(/\p{Emoji_Presentation}/u);
  const answer = await page.goto("/industries/blacksmiths");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("link", { name: "Dentists" }).first()).toBeVisible();
  await awake(page);
  await page.locator("main").getByRole("link", { name: "Plumbers" }).first().click();
  await expect(page).toHaveURL("/industries/plumbers");
});

test("the directory is searched by what callers say, and by the address", async ({ page }) => {
  await page.goto("/industries");
  const field = page.getByRole("searchbox");
  const first = page.locator("main ul a").first();
  await field.fill("flooded");
  await expect(first).toContainText("Plumbers");
  await field.fill("plumming");
  await expect(page.getByText("Nothing under “plumming”")).toBeVisible();
  await page.goto("/industries?q=crown");
  await page.mouse.move(200, 300);
  await expect(first).toContainText("Dentists");
});

test("every page has a link that opens the receptionist as its own front desk", async ({
  page,
  request,
}) => {
  for (const { slug, path } of industries) {
    const html = await (await request.get(path)).text();
    const desks = await page.evaluate((text) => {
      const main = new DOMParser().parseFromString(text, "text/html").querySelector("main");
      const links = main?.querySelectorAll("a[href^='#talk=']") ?? [];
      return Array.from(links, (link) => {
        const query = new URLSearchParams(link.getAttribute("href")?.slice("#talk=".length));
        return query.get("name") && query.get("hours") ? query.get("industry") : undefined;
      });
    }, html);
    expect(desks, path).toContain(slug);
  }
});

test("a page opens the receptionist as its own front desk, by link and by its sentence", async ({
  page,
}) => {
  await page.goto("/industries/dentists");
  await awake(page);
  const panel = page.locator("#talk");
  await page.getByRole("link", { name: "Hear it answer" }).click();
  await expect(panel).toContainText("Alder Street Dental");
  await page.keyboard.press("Escape");
  const name = page.getByLabel("Business name");
  const said = () => name.evaluate((field: HTMLInputElement) => field.validationMessage);
  await name.fill("");
  await page.getByRole("button", { name: "Talk to the AI" }).last().click();
  expect(await said()).toBe("Business name?");
  await name.fill("Molar & Sons");
  expect(await said()).toBe("");
  await page.getByRole("button", { name: "Talk to the AI" }).last().click();
  await expect(panel).toContainText("Molar & Sons");
  expect(new URL(page.url()).hash).toContain("industry=dentists");
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
