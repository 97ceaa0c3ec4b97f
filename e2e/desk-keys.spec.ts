import type { Page } from "@playwright/test";
import { commandPath, nora, ready, sendLead, test } from "./desk-site.ts";
import { expect } from "./test.ts";

/** Presses Tab until something has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, name: string | RegExp, role: "button" | "link" | "textbox") {
  const wanted = page.getByRole(role, { name });
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No ${role} ${name} within sixty presses of Tab`);
}

test("a lead is worked from the sign-in to its closing without a pointer", async ({
  page,
  context,
  farline,
}) => {
  await sendLead(context, "Theo Keysonly");
  await page.goto(commandPath(farline, nora.address));
  await tabTo(page, "Enter the desk", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Waiting" })).toBeVisible();
  await ready(page);
  await page.keyboard.press("/");
  await page.keyboard.type("keysonly");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/words=keysonly/);
  await ready(page);
  // The words of a lead are in the index two seconds after it came.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: "Theo Keysonly" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await ready(page);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Theo Keysonly", level: 1 })).toBeVisible();
  await page.keyboard.press("t");
  await expect(page.getByRole("button", { name: "Give back" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByLabel(/A note for the team/)).toBeFocused();
  await page.keyboard.type("Rang twice.");
  await tabTo(page, "Keep the note", "button");
  await page.keyboard.press("Space");
  await expect(page.locator(".note1")).toHaveText(/Rang twice\./);
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: "Back to Waiting" })).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.getByRole("button", { name: "Back to Waiting" })).toBeHidden();
  await page.keyboard.press("d");
  await expect(page.getByRole("button", { name: "Back to Waiting" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await expect(page.getByRole("heading", { name: "Waiting" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Theo Keysonly" })).toBeHidden();
});
