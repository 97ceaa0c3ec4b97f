import { awake, expect, expectAccessible, rows, test } from "./test.ts";

test("the dialog opens, sends, says so and offers to pick a time", async ({
  page,
  farline,
  mailbox,
}) => {
  const email = "dialog@hale.example";
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Learn More" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Let's Talk About Your Needs" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Full name").fill("Marcus Oyelaran");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Subject").fill("A call");
  await dialog.getByRole("textbox", { name: /^Message/ }).fill("Tuesday suits us.");
  await dialog.getByLabel("I’m not a robot").check();
  await expect(dialog.getByRole("status")).toHaveText("Checked", { timeout: 30_000 });
  await dialog.getByRole("button", { name: "Book A Call" }).click();
  await expect(page.getByText("Email Sent").first()).toBeVisible();
  await expect(dialog.getByText("Email Sent").first()).toBeVisible();
  await expect(dialog.getByLabel("Full name")).toHaveValue("");
  await expect(dialog.getByRole("link", { name: "Pick a time" })).toBeFocused();
  await expectAccessible(page);
  expect(rows(farline, "select id from leads where email = ?", email)).toHaveLength(1);
  const mail = await mailbox.find((one) => one.replyTo?.[0]?.address === email);
  expect(mail.text).toContain("Tuesday suits us.");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact#calendar$/);
  await expect(page.getByRole("grid")).toBeInViewport();
});

test("Esc closes the dialog, the focus returns, and what was typed stays", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Schedule a Call" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Let's Talk About Your Needs" });
  await dialog.getByLabel("Subject").fill("Half a thought");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Subject")).toHaveValue("Half a thought");
});

test("a click beside the dialog closes it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Schedule a Call" }).click();
  const dialog = page.getByRole("dialog", { name: "Let's Talk About Your Needs" });
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the dialog opens and closes by the platform alone", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Learn More" }).click();
    const dialog = page.getByRole("dialog", { name: "Let's Talk About Your Needs" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe("toasts", () => {
  const message = "Please complete the reCAPTCHA to proceed.";

  test.beforeEach(async ({ page }) => {
    await page.goto("/contact");
    await awake(page);
    const form = page.locator("main form").filter({ hasText: "Send message" });
    await form.getByLabel("Full name").fill("Dana");
    await form.getByLabel("Email").fill("dana@hale.example");
    await form.getByLabel("Subject").fill("A");
    await form.getByRole("textbox", { name: /^Message/ }).fill("B");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page.locator("[data-radix-collection-item]").getByText(message)).toBeVisible();
  });

  test("F8 focuses the viewport, and the close button dismisses", async ({ page }) => {
    await page.keyboard.press("F8");
    await expect(page.getByRole("list").filter({ hasText: message })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect(page.getByText(message).first()).toBeHidden();
  });

  test("a swipe to the right beyond 50 px dismisses, a shorter one does not", async ({ page }) => {
    const card = page.getByRole("listitem").filter({ hasText: message });
    const box = await card.boundingBox();
    if (!box) throw new Error("The toast has no box");
    const swipe = async (distance: number) => {
      await page.mouse.move(box.x + 120, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 120 + distance / 2, box.y + 20, { steps: 4 });
      await page.mouse.move(box.x + 120 + distance, box.y + 20, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(30);
    await expect(card).toBeVisible();
    await swipe(90);
    await expect(card).toBeHidden();
  });
});
