import type { Page } from "@playwright/test";
import { awake, expect, expectAccessible, rows, test } from "./test.ts";

const slip = (page: Page) => page.getByRole("main").locator("p", { hasText: "Goes with it" });

test("the plan that was pressed stands at the form, and goes with the message", async ({
  page,
  farline,
  mailbox,
}) => {
  await page.goto("/industries/dentists");
  await awake(page);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await page.getByText("Monthly Billing").first().click();
  await page.getByRole("link", { name: /^Get Started.*Gold$/ }).click();
  await expect(page).toHaveURL("/contact");
  await expect(slip(page).first()).toContainText("Gold, monthly billing");
  await expect(slip(page).first()).toContainText("Dentists");
  await expectAccessible(page);

  const form = page.locator("main form").filter({ hasText: "Send message" });
  const email = "slip@hale.example";
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Subject").fill("Gold");
  await form.getByRole("textbox", { name: /^Message/ }).fill("When can we begin?");
  // A person needs longer than the time trap's second and a half; a test does not.
  await page.waitForTimeout(1600);
  await form.getByLabel("I’m not a robot").check();
  await expect(form.getByRole("status")).toHaveText("Checked");
  const request = page.waitForRequest("**/sendMail");
  await form.getByRole("button", { name: "Send message" }).click();
  expect(Object.keys((await request).postDataJSON())).not.toContain("slip");
  const mail = await mailbox.find((one) => one.replyTo?.[0]?.address === email);
  expect(mail.text).toMatch(/^Worked out: Gold, monthly billing; .* a month; Dentists$/m);
  const [lead] = rows<{ slip: string }>(farline, "select slip from leads where email = ?", email);
  expect(lead?.slip).toContain("Gold");
});

test("the month of the estimator travels over documents, until it is taken off", async ({
  page,
}) => {
  await page.goto("/pricing?minutes=2100&texts=0&agents=1&billing=annual#estimator");
  await awake(page);
  await page.goto("/contact");
  await awake(page);
  await expect(slip(page).first()).toContainText("2,100 minutes a month");
  await page.getByRole("main").getByRole("button", { name: "Take it off" }).first().click();
  await expect(slip(page)).toHaveCount(0);
  await page.goto("/contact");
  await awake(page);
  await expect(slip(page)).toHaveCount(0);
});

test("the plan of a button that was pressed before React is not lost", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("link", { name: /^Get Started.*Platinum$/ }).click();
  await expect(page).toHaveURL("/contact");
  await expect(slip(page).first()).toContainText("Platinum, annual billing");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  const slipOf = "select slip from leads where email = ?";

  test("the plan of a button stands at the form, and is stored with the message", async ({
    page,
    farline,
  }) => {
    await page.goto("/pricing");
    await page.getByText("Monthly Billing").first().click();
    await page.getByRole("link", { name: /^Get Started.*Gold$/ }).click();
    await expect(page).toHaveURL(/\/contact\?plan=gold&billing=monthly$/);
    await expect(slip(page)).toContainText("Gold, monthly billing");
    const form = page.locator("main form").filter({ hasText: "Send message" });
    const email = "plain-slip@hale.example";
    await form.getByLabel("Full name").fill("Dana Whitfield");
    await form.getByLabel("Subject").fill("Gold");
    await form.getByRole("textbox", { name: /^Message/ }).fill("When can we begin?");
    // A refused post keeps it: the browser takes this address, the server does not.
    await form.getByLabel("Email").fill("plain-slip@hale");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(slip(page)).toContainText("Gold, monthly billing");
    await form.getByLabel("Email").fill(email);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/sent$/);
    const [lead] = rows<{ slip: string }>(farline, slipOf, email);
    expect(lead?.slip).toMatch(/^Gold, monthly billing; \$[\d,]+ a month$/);
  });

  test("a trade goes along to the booking, and can be taken off", async ({ page, farline }) => {
    await page.goto("/industries/dentists");
    await page.getByRole("main").getByRole("link", { name: "Book a Demo" }).first().click();
    await expect(slip(page)).toContainText("Dentists");
    await page.getByRole("main").getByRole("link", { name: "Take it off" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(slip(page)).toHaveCount(0);
    await page.goBack();
    await page.getByRole("link", { name: "See the open times" }).click();
    // At the end of a month other journeys may have taken its last times.
    await page.getByRole("link", { name: /^Times in / }).click();
    await page
      .getByRole("link", { name: /\d [ap]m$/ })
      .nth(7)
      .click();
    await expect(slip(page)).toContainText("Dentists");
    const email = "plain-trade@hale.example";
    await page.getByLabel("Full name").fill("Dana Whitfield");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Phone").fill("307 555 0100");
    await page.getByRole("button", { name: "Book it" }).click();
    await expect(page).toHaveURL(/done=booked/);
    const [lead] = rows<{ slip: string }>(farline, slipOf, email);
    expect(lead?.slip).toBe("Dentists");
  });
});

test("a slip in the address moves into the tab where scripts run", async ({ page }) => {
  await page.goto("/contact?plan=silver&billing=annual&minutes=900#book");
  await awake(page);
  await expect(page).toHaveURL("/contact#book");
  await expect(slip(page).first()).toContainText("Silver, annual billing · 900 minutes a month");
});
