import { book } from "./booking-steps.ts";
import { awake, expect, rows, test } from "./test.ts";

const contact = {
  "Full name": "Dana Whitfield",
  Email: "blocked@hale.example",
  Subject: "Intake for an injury firm",
};

async function fillContact(page: import("@playwright/test").Page) {
  await page.goto("/contact");
  await awake(page);
  const form = page.locator("main form").filter({ hasText: "Send message" });
  for (const [label, value] of Object.entries(contact)) await form.getByLabel(label).fill(value);
  await form.getByRole("textbox", { name: /^Message/ }).fill("Our phone rings after five.");
  await form.getByLabel("I’m not a robot").check();
  await expect(form.getByRole("status")).toHaveText("Checked");
  return form;
}

test.describe("where the browser blocks storage", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    }),
  );

  test("a message is sent and kept", async ({ page, farline }) => {
    const form = await fillContact(page);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Your message has been sent successfully!").first()).toBeVisible();
    const sql = "select id from leads where email = ?";
    expect(rows(farline, sql, contact.Email)).toHaveLength(1);
  });

  test("a call is booked", async ({ page, farline }) => {
    const email = "blocked-booking@hale.example";
    await book(page, email);
    expect(rows(farline, "select id from leads where email = ?", email)).toHaveLength(1);
  });
});

test("whatever breaks while sending, the visitor is told and the form can be sent again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    let calls = 0;
    crypto.subtle.digest = (...given) =>
      calls++ === 0 ? Promise.reject(new DOMException("broken")) : digest(...given);
  });
  const form = await fillContact(page);
  const button = form.getByRole("button", { name: "Send message" });
  await button.click();
  await expect(page.getByText("Failed to Send").first()).toBeVisible();
  await expect(form.getByLabel("Subject")).toHaveValue(contact.Subject);
  await button.click();
  await expect(page.getByText("Your message has been sent successfully!").first()).toBeVisible();
});
