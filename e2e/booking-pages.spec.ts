import type { APIRequestContext } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { book, chooseTime } from "./booking-steps.ts";
import { awake, expect, expectAccessible, rows, test } from "./test.ts";

for (const width of [390, 1440]) {
  test(`every state is accessible at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    await expectAccessible(page);
    await book(page, `axe${width}@book.example`);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Reschedule" }).click();
    await expect(page.getByRole("heading", { name: "Another time, then" })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { name: "Cross it out?" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel the appointment" }).click();
    await expect(page.getByRole("heading", { name: "It is crossed out" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/booking");
    await expectAccessible(page);
    await awake(page);
    await expectAccessible(page);
    await chooseTime(page.locator("main"));
    await expectAccessible(page);
    await page.goto("/booking?view=list");
    await awake(page);
    await expectAccessible(page);
    await page.goto("/booking?token=unknown");
    await expectAccessible(page);
  });
}

for (const width of [320, 390, 768, 1180, 1440]) {
  test(`no step is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/contact", "/booking", "/booking?view=list", "/booking?token=unknown"]) {
      await page.goto(path);
      await awake(page);
      if (path === "/booking") await chooseTime(page.locator("main"));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  });
}

test("the page keeps out of search results, and knows only its own links", async ({ page }) => {
  await page.goto("/booking");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const response = await page.goto("/booking?token=unknown");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "We do not know this link" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a call is booked, moved and cancelled by plain links and forms", async ({
    page,
    farline,
  }) => {
    const email = "plain@book.example";
    await page.goto("/contact");
    await page.getByRole("link", { name: "See the open times" }).click();
    await expect(page.getByRole("grid")).toBeHidden();
    await page.getByRole("combobox", { name: "Time zone" }).selectOption("Asia/Kolkata");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Asia/Kolkata");
    // At the end of a month other journeys may have taken its last times.
    await page.getByRole("link", { name: /^Times in / }).click();
    await page
      .getByRole("link", { name: /\d [ap]m$/ })
      .nth(3)
      .click();
    await page.getByLabel("Full name").fill("No Script");
    await page.getByLabel("Email").fill("plain@book");
    await page.getByLabel("Phone").fill("307 555 0100");
    await page.getByRole("button", { name: "Book it" }).click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/unfinished/);
    await expect(page.getByLabel("Full name")).toHaveValue("No Script");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Book it" }).click();
    await expect(page).toHaveURL(/done=booked/);
    await expect(page.getByRole("heading", { name: "It is in the book" })).toBeVisible();

    await page.getByRole("link", { name: "Reschedule" }).click();
    await page.getByRole("link", { name: "Show the times as a list" }).click();
    await page
      .getByRole("link", { name: /^Times in/ })
      .last()
      .click();
    await page
      .getByRole("link", { name: /\d [ap]m$/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Move it" }).click();
    await expect(page.getByRole("heading", { name: "It has moved" })).toBeVisible();

    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Cancel the appointment" }).click();
    await expect(page.getByRole("heading", { name: "It is crossed out" })).toBeVisible();
    const [booking] = rows<{ state: string; sequence: number }>(
      farline,
      "select state, sequence from bookings join leads on leads.id = lead_id where email = ?",
      email,
    );
    expect(booking).toEqual({ state: "cancelled", sequence: 2 });
  });

  test("a time that went meanwhile becomes a choice of others, and nothing is typed twice", async ({
    page,
    request,
  }) => {
    await page.goto("/booking?view=list");
    // At the end of a month other journeys may have taken its last times.
    await page.getByRole("link", { name: /^Times in / }).click();
    await page
      .getByRole("link", { name: /\d [ap]m$/ })
      .nth(5)
      .click();
    await page.getByLabel("Full name").fill("Slow Writer");
    await page.getByLabel("Email").fill("slow@book.example");
    await page.getByLabel("Phone").fill("307 555 0100");
    const slot = new URL(page.url()).searchParams.get("slot");
    expect(await hold(request, slot)).toBe(201);
    await page.getByRole("button", { name: "Book it" }).click();
    await expect(page.getByRole("alert")).toContainText("has just gone");
    await expect(page.getByLabel("Full name")).toHaveValue("Slow Writer");
    await expect(page.getByRole("combobox", { name: "Time", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Book it" }).click();
    await expect(page.getByRole("heading", { name: "It is in the book" })).toBeVisible();
  });
});

/** Somebody else keeps a time, with the work that a hold costs; the status of the answer. */
async function hold(request: APIRequestContext, slot: string | null): Promise<number> {
  const path = "/api/bookings/hold";
  const challenge = await (await request.get(path)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const headers = { "X-Captcha-Token": token };
  return (await request.post(path, { data: { slot }, headers })).status();
}
