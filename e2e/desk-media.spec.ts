import type { Page } from "@playwright/test";
import { enter, nora, ready, sendLead, test } from "./desk-site.ts";
import { expect, expectAccessible } from "./test.ts";

async function openLead(page: Page, name: string): Promise<void> {
  await page.getByRole("article").filter({ hasText: name }).getByRole("link").click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

test("a printed lead is the lead, without the desk around it", async ({
  page,
  context,
  farline,
}) => {
  await sendLead(context, "Paige Printed");
  await enter(page, farline, nora.address);
  await openLead(page, "Paige Printed");
  await page.emulateMedia({ media: "print" });
  for (const kept of ["Paige Printed", "Where from", "Trail"])
    await expect(page.getByRole("heading", { name: kept })).toBeVisible();
  await expect(page.getByText("Free trial request from Paige Printed").last()).toBeVisible();
  for (const gone of ["navigation", "searchbox", "button", "textbox"] as const)
    for (const one of await page.getByRole(gone).all()) await expect(one).toBeHidden();
});

test("in forced colors what is chosen and new has an edge", async ({ page, context, farline }) => {
  await sendLead(context, "Fergus Forced");
  await enter(page, farline, nora.address);
  await openLead(page, "Fergus Forced");
  await page.emulateMedia({ forcedColors: "active" });
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).borderTopStyle);
  for (const selector of [".r[aria-current]", ".rail a[aria-current=page]", ".tag"])
    expect(await edge(selector), selector).toBe("solid");
  // Fields and buttons have shadows for edges, which are not drawn now.
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).outlineStyle);
  for (const selector of [".find", ".cell", ".acts .btn", ".chip", ".r .box"])
    expect(await outline(selector), selector).toBe("solid");
  await expectAccessible(page);
});

test("filters open below their names, and Escape closes them", async ({
  page,
  context,
  farline,
}) => {
  await sendLead(context, "Philippa Filter");
  await enter(page, farline, nora.address);
  await ready(page);
  const filters = page.getByRole("navigation", { name: "Folders and filters" });
  await filters.getByText("Owner", { exact: true }).click();
  await expect(filters.getByRole("link", { name: "Anybody" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(filters.getByRole("link", { name: "Anybody" })).toBeHidden();
  await filters.getByText("Owner", { exact: true }).click();
  await filters.getByRole("link", { name: "Nobody’s" }).click();
  await expect(page).toHaveURL(/owner=nobody/);
  await expect(filters.getByRole("link", { name: "Anybody" })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await filters.getByText("Time", { exact: true }).click();
  await filters.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/owner=nobody/);
});

test("a lead is erased in a dialog over it, and keeping it leads back", async ({
  page,
  context,
  farline,
}) => {
  await sendLead(context, "Kit Keeper");
  await enter(page, farline, nora.address);
  await openLead(page, "Kit Keeper");
  await ready(page);
  await page.getByLabel(/^More/).click();
  await page.getByRole("link", { name: "Erase…" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase Kit Keeper?" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Keep it" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Erase…" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Kit Keeper", level: 1 })).toBeVisible();
});
