import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { commandPath, enter, nora, ready, sendLead, startDeskSite, test } from "./desk-site.ts";
import { expect, expectAccessible } from "./test.ts";

async function openLead(page: Page, name: string): Promise<void> {
  await page.getByRole("article").filter({ hasText: name }).getByRole("link").click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

test("what could not be saved stays in the page, says why, and is sent by one press", async ({
  page,
  context,
  farline,
}) => {
  await sendLead(context, "Tess Tryagain");
  await enter(page, farline, nora.address);
  await openLead(page, "Tess Tryagain");
  await ready(page);
  const note = page.getByLabel(/A note for the team/);
  const again = page.getByRole("button", { name: "Try again" });
  await note.fill("Rang once.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Keep the note" }).click();
  await expect(page.getByRole("alert")).toContainText("Not saved. The server was not reached.");
  await expect(note).toHaveValue("Rang once.");
  await expectAccessible(page);
  // The bar of the first press stands until the second was refused too: both its requests end offline.
  const asksWhy = page.waitForEvent("requestfailed", (request) => request.url().includes("since="));
  await again.click();
  await asksWhy;
  await context.setOffline(false);
  // A server that answers, and whose database does not.
  const isSent = /\/leads\/[^/]+\.data/;
  await page.route(isSent, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  const refused = page.waitForResponse((response) => response.status() === 500);
  await again.click();
  await refused;
  await expect(page.getByRole("alert")).toContainText("The database did not answer");
  await page.unroute(isSent);
  await note.fill("Rang once, then twice.");
  await again.click();
  await expect(page.locator(".note1")).toHaveText(/Rang once, then twice\./);
  await expect(note).toHaveValue("");
  await expect(again).toBeHidden();
});

test("a page that cannot be read again stays, with what is typed in it", async ({
  page,
  context,
  farline,
}) => {
  await sendLead(context, "Reno Readagain");
  await enter(page, farline, nora.address);
  await openLead(page, "Reno Readagain");
  await ready(page);
  const note = page.getByLabel(/A note for the team/);
  await note.fill("Half a thought");
  await page.route(/\.data(\?|$)/, (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Take it" }).click();
  await failed;
  await expect(page.getByRole("heading", { name: "Reno Readagain", level: 1 })).toBeVisible();
  await expect(note).toHaveValue("Half a thought");
  // Another page has nothing to keep.
  await page.getByRole("link", { name: "Agenda" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
});

test("an act can be taken back for ten seconds, and as long as the pointer is there", async ({
  page,
  context,
  farline,
}) => {
  await page.clock.install();
  await sendLead(context, "Una Undo");
  await enter(page, farline, nora.address);
  await openLead(page, "Una Undo");
  await ready(page);
  const undo = page.getByRole("button", { name: "Undo" });
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(undo).toBeVisible();
  // The clock goes on meanwhile, so some seconds are left for a busy machine.
  await page.clock.fastForward(6_000);
  await expect(undo).toBeVisible();
  await page.clock.fastForward(4_000);
  await expect(undo).toBeHidden();
  await page.getByRole("button", { name: "Give back" }).click();
  await undo.hover();
  await page.clock.fastForward(12_000);
  await expect(undo).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(2_000);
  await expect(undo).toBeHidden();
});

test("several leads are chosen by keys, closed, taken back and saved", async ({
  page,
  context,
  farline,
}) => {
  for (const name of ["Bulka One", "Bulka Two", "Bulka Three"]) await sendLead(context, name);
  await enter(page, farline, nora.address);
  await ready(page);
  const rows = page.getByRole("article").filter({ hasText: "Bulka" });
  await expect(rows).toHaveCount(3);
  await rows.first().getByRole("link").focus();
  await page.keyboard.press("Shift+J");
  await expect(page.getByRole("heading", { name: "2 leads chosen" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Choose a lead" })).toBeVisible();
  await rows.first().getByRole("link").focus();
  await page.keyboard.press("Shift+J");
  const chosen = page.getByRole("group", { name: "Chosen leads" });
  const file = page.waitForEvent("download");
  await chosen.getByRole("button", { name: "Export" }).click();
  const csv = (await (await (await file).createReadStream()).toArray()).join("");
  expect(csv.match(/Bulka \w+/g)?.filter((name, at, all) => all.indexOf(name) === at)).toHaveLength(
    2,
  );
  await chosen.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Closed: 2 leads" })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("z");
  await expect(page.getByRole("status").filter({ hasText: "Undone: 2 leads" })).toBeVisible();
  await expect(rows).toHaveCount(3);
});

test("taking back several leads without a network says so, and can be pressed again", async ({
  page,
  context,
  farline,
}) => {
  await page.clock.install();
  for (const name of ["Undone One", "Undone Two"]) await sendLead(context, name);
  await enter(page, farline, nora.address);
  await ready(page);
  const rows = page.getByRole("article").filter({ hasText: "Undone" });
  await rows.first().getByRole("link").focus();
  await page.keyboard.press("Shift+J");
  await page
    .getByRole("group", { name: "Chosen leads" })
    .getByRole("button", { name: "Close" })
    .click();
  await expect(rows).toHaveCount(0);
  await context.setOffline(true);
  await page.keyboard.press("z");
  const refused = page.getByRole("alert").filter({ hasText: "Not saved" });
  await expect(refused).toBeVisible();
  await expectAccessible(page);
  // What can be taken back does not go while it could not be.
  await page.clock.fastForward(12_000);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await context.setOffline(false);
  await refused.getByRole("button").click();
  await expect(page.getByRole("status").filter({ hasText: "Undone: 2 leads" })).toBeVisible();
  await expect(rows).toHaveCount(2);
});

test("a session of twelve idle hours says so where the form was", async ({
  page,
  context,
  farline,
}) => {
  await sendLead(context, "Ivo Idle");
  // A session of its own: those of other tests go on.
  await page.goto(commandPath(farline, nora.address));
  await page.getByRole("button", { name: "Enter the desk" }).click();
  // At its first opening a lead's page is read again by itself, which would say the end of the session.
  const seen = page.waitForResponse((response) => response.request().method() === "POST");
  await openLead(page, "Ivo Idle");
  await seen;
  await page.reload();
  await ready(page);
  const database = new DatabaseSync(join(farline.dataDir, "farline.db"), { timeout: 10_000 });
  database.exec(`update desk_sessions set used_at = used_at - 13 * 3600000
    where created_at = (select max(created_at) from desk_sessions)`);
  database.close();
  await page.getByLabel(/A note for the team/).fill("Late at night.");
  await page.getByRole("button", { name: "Keep the note" }).click();
  await expect(page.getByRole("alert")).toContainText("You were signed out after 12 hours.");
  await expect(page.getByLabel(/A note for the team/)).toHaveValue("Late at night.");
});

test("where nothing is yet, each page says what would fill it", async ({ browser, mailbox }) => {
  const site = await startDeskSite(mailbox.smtpUrl);
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto(commandPath(site, nora.address));
  await page.getByRole("button", { name: "Enter the desk" }).click();
  await page.waitForURL(/\/desk\/?$/);
  const shows = async (path: string, title: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expectAccessible(page);
  };
  await shows("/desk", "No lead yet");
  await shows("/desk/connections", "Leads stay here");
  await shows("/desk/agenda", "No calls this week");
  await shows("/desk/figures", /^Counting since/);
  await sendLead(context, "First Ever");
  await shows("/desk?folder=marked", "Nothing is marked");
  await shows("/desk?words=zzz", "Nothing for “zzz”");
  await expect(page.getByText(/of all one lead,/)).toBeVisible();
  await context.close();
  await site.stop();
});
