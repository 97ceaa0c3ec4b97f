import { pricedPlans } from "../content/plans.ts";
import { awake, expect, expectAccessible, test } from "./test.ts";

const slip = "main figure:has(figcaption)";

test("five plans, annual first, the switch turns the prices, every button leads to contact", async ({
  page,
}) => {
  await page.goto("/pricing");
  await expectAccessible(page);
  const cards = page.getByRole("region", { name: "Plans" }).getByRole("article");
  await expect(cards).toHaveCount(5);
  await expect(cards.getByRole("heading")).toHaveText([
    ...pricedPlans.map((plan) => plan.name),
    "Custom",
  ]);
  await expect(cards.nth(1)).toContainText("Recommended");
  await expect(cards.nth(0)).toContainText("$149");
  await expect(cards.nth(0).getByText("$249", { exact: true })).toBeHidden();

  await page.getByRole("radio", { name: "Monthly Billing" }).first().check();
  await expect(cards.nth(0).getByText("$249", { exact: true })).toBeVisible();
  await expect(cards.nth(0).getByText("$149", { exact: true })).toBeHidden();

  for (const button of await cards.getByRole("link", { name: /Get Started/ }).all()) {
    await expect(button).toHaveAttribute("href", "/contact");
  }
  await expect(page.getByRole("heading", { name: "Plan Benefits" })).toBeVisible();
});

test("a month's price says what a year costs, tokens have an example, terms stand in one place", async ({
  page,
}) => {
  await page.goto("/pricing");
  const [basic] = pricedPlans;
  const card = page.getByRole("region", { name: "Plans" }).getByRole("article").first();
  await expect(card).toContainText("billed annually, $1,788 a year");
  await page.getByRole("link", { name: "What tokens cost, by example" }).click();
  const row = page.getByRole("row", { name: new RegExp(`^${basic?.name} `) }).first();
  await expect(row).toBeInViewport();
  const [input, output, together] = (await row.getByRole("cell").allTextContents()).map((text) =>
    Number(text.replace(/[$,]/g, "")),
  );
  expect(together).toBe((input ?? 0) + (output ?? 0));
  await page.getByRole("link", { name: "Term, notice, cancellation and trial" }).click();
  await expect(page.getByText("You may leave at the end of any billing period")).toBeInViewport();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Ask for the trial" }),
  ).toHaveAttribute("href", "/mycase");
});

test("the logos pass at 50 pixels a second", async ({ page }) => {
  await page.goto("/pricing");
  await awake(page);
  const track = page.getByRole("region", { name: "Trusted by Industry Leaders" }).locator("> div");
  await expect(track.locator("ul")).not.toHaveCount(1);
  const pace = await track.evaluate((element) => {
    const [animation] = element.getAnimations();
    const { duration } = animation?.effect?.getComputedTiming() ?? {};
    return (element.querySelector("ul")?.offsetWidth ?? 0) / (Number(duration) / 1000);
  });
  expect(pace).toBeCloseTo(50, 0);
});

test("slider, fields, switches, slip and address say the same", async ({ page }) => {
  await page.goto("/pricing");
  await awake(page);
  const minutes = page.getByRole("spinbutton", { name: "Minutes a month" });
  const slider = page.getByRole("slider", { name: "Minutes a month" });
  await expect(page.locator(slip)).toContainText("$695");

  await minutes.fill("5000");
  await expect(slider).toHaveValue("5000");
  await expect(slider).toHaveAttribute("aria-valuetext", "5,000 minutes");
  await expect(page.locator(slip)).toContainText("Platinum");

  await slider.press("Home");
  await expect(minutes).toHaveValue("0");
  await expect(page.locator(slip)).toContainText("Basic");

  await page.getByRole("spinbutton", { name: "Text messages" }).fill("10");
  await expect(page.getByText(/Left out: Basic \(no text rate listed\)/)).toBeVisible();
  await page.getByRole("radio", { name: "Monthly Billing" }).last().check();
  await expect(page.getByRole("radio", { name: "Monthly Billing" }).first()).toBeChecked();
  await expect(page.locator(slip)).toContainText("$695.50");
  await expect(page.getByRole("status").filter({ hasText: "Silver: $695.50" })).toHaveCount(1);
  await expect(page).toHaveURL(/minutes=0&texts=10&agents=1&billing=monthly#estimator$/);

  await page.getByText("The same chart as a table").click();
  await expect(page.getByRole("row", { name: /^0 – \$695\.50/ })).toBeVisible();
  await expectAccessible(page);
});

test("an address with a month in it opens that month, on the chart", async ({ page }) => {
  await page.goto("/pricing?minutes=12000&agents=4&extras=otp&billing=monthly#estimator");
  await awake(page);
  await expect(page.getByRole("spinbutton", { name: "Minutes a month" })).toHaveValue("12000");
  await expect(page.getByRole("checkbox", { name: "OTP verification" })).toBeChecked();
  await expect(page.getByRole("slider", { name: "Minutes a month" })).toHaveValue("12000");
  await expect(page.locator(slip)).toContainText("$3,495");
});

test("the link to a month is copied whole", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/pricing");
  await page.getByRole("spinbutton", { name: "Agents" }).fill("5");
  await page.getByRole("button", { name: "Copy link to this month" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get("agents")).toBe("5");
  await page.goto(link.href);
  await awake(page);
  await expect(page.locator(slip)).toContainText("Gold");
});

test("where no plan fits, a person is offered", async ({ page }) => {
  await page.goto("/pricing?agents=13#estimator");
  await awake(page);
  await expect(page.locator(slip)).toContainText("Custom");
  await page.locator(slip).getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
});

test("what is typed before React is kept", async ({ page }) => {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto("/pricing");
  await page.getByRole("spinbutton", { name: "Minutes a month" }).fill("2500");
  await awake(page);
  await expect(page.locator(slip)).toContainText("Gold");
});

test("printed, the prices are one landscape sheet", async ({ page }) => {
  // The styles of print come after the first paint.
  await page.goto("/pricing", { waitUntil: "networkidle" });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/MediaBox ?\[0 0 792 612\]/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("chart, answer and table of an ordinary month can be read", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByRole("img", { name: /Cost a month against minutes/ })).toBeVisible();
    await expect(page.locator(slip)).toContainText("Silver");
    await page.getByText("The same chart as a table").click();
    await expect(page.getByRole("row", { name: /^1,500/ })).toContainText("$695");
    await expect(page.getByRole("slider")).toBeHidden();
  });
});
