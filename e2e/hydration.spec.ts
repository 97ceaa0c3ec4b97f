import type { Page } from "@playwright/test";
import { expect, rows, test, withhold } from "./test.ts";

const isScript = (url: string) => /\/assets\/.*\.js$/.test(new URL(url).pathname);

const isReady = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.react === "ready");

test("no script is fetched before the first touch, and one touch is enough", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (isScript(request.url())) scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(() => isReady(page)).toBe(true);
  expect(scripts.length).toBeGreaterThan(0);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test("a click that lands before React is repeated once", async ({ page }) => {
  const letGo = await withhold(page);
  await page.goto("/integrations");
  const cards = page
    .locator("main article:visible, main li:visible")
    .filter({ has: page.locator("h3") });
  const before = await cards.count();
  await page.getByRole("button", { name: "Show More Integrations" }).click();
  expect(await cards.count()).toBe(before);
  letGo();
  await expect.poll(() => cards.count()).toBe(before + 20);
});

test("what is typed and sent before React is kept and sent once, by React", async ({
  page,
  farline,
}) => {
  const letGo = await withhold(page);
  const email = "early@hale.example";
  await page.goto("/mycase");
  const form = page.locator("#demo-section form");
  await form.getByLabel("Full name").fill("Early Bird");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone").fill("307 555 0100");
  await form.getByRole("button", { name: "Schedule Demo" }).click();
  const sent = page.waitForRequest("**/sendMail");
  letGo();
  expect((await sent).postDataJSON()).toMatchObject({ fullName: "Early Bird", email });
  await expect(page.getByText("Message Sent").first()).toBeVisible();
  expect(rows(farline, "select id from leads where email = ?", email)).toHaveLength(1);
});

test("where React never comes the browser posts the form alone", async ({ page, farline }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const email = "alone@hale.example";
  await page.goto("/mycase");
  const form = page.locator("#demo-section form");
  await form.getByLabel("Full name").fill("No Script");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone").fill("307 555 0100");
  await form.getByRole("button", { name: "Schedule Demo" }).click();
  await expect(page).toHaveURL(/\/sent$/, { timeout: 30_000 });
  expect(rows(farline, "select id from leads where email = ?", email)).toHaveLength(1);
});
