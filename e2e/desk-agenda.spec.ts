import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { book } from "./booking-steps.ts";
import { enter, nora, ready, sendLead, test } from "./desk-site.ts";
import type { Farline } from "./farline.ts";
import { expect, expectAccessible, rows } from "./test.ts";

const zone = "America/Denver";

/** Times of a day that the public calendar offers. */
async function openTimes(page: Page, date: string): Promise<number> {
  const answer = await page.request.get(`/api/slots?month=${date.slice(0, 7)}&zone=${zone}`);
  const { days } = (await answer.json()) as {
    days: { date: string; slots: { state: string }[] }[];
  };
  const day = days.find((one) => one.date === date);
  return (day?.slots ?? []).filter(({ state }) => state === "open").length;
}

/** Gives a visitor’s message a call at an instant, also at one that is over. */
function addCall(farline: Farline, name: string, start: number): void {
  const [lead] = rows<{ id: string }>(farline, "select id from leads where full_name = ?", name);
  const database = new DatabaseSync(join(farline.dataDir, "farline.db"), { timeout: 10_000 });
  database
    .prepare(
      `insert into bookings (id, lead_id, start, state, sequence, "by", time_zone, created_at, updated_at)
       values (?, ?, ?, 'confirmed', 0, 'phone', ?, ?, ?)`,
    )
    .run(`call-${start}`, lead?.id ?? "", start, zone, start, start);
  database.close();
}

/** 10 am in the company's winter, on the last working day that is over. */
function lastWorkday(): number {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() - 1);
  while (day.getUTCDay() % 6 === 0);
  return day.setUTCHours(17, 0, 0, 0);
}

test("a booked call is shown, its day blocked and opened, and the call canceled with a mail", async ({
  page,
  farline,
  mailbox,
}) => {
  const email = "dana.agenda@example.com";
  await page.setViewportSize({ width: 1440, height: 900 });
  const slot = await book(page, email, "whole");
  const date = slot.slice(0, 10);
  await enter(page, farline, nora.address);
  await page.goto(`/desk/agenda?week=${date}`);
  await ready(page);
  const call = page.locator(".week").getByRole("link", { name: /Dana Whitfield/ });
  await expect(call).toBeVisible();
  await expectAccessible(page);

  await expect.poll(() => openTimes(page, date)).toBeGreaterThan(0);
  await page.getByLabel("From").fill(date);
  await page.getByLabel("To", { exact: true }).fill(date);
  await page.getByLabel("Whole days").check();
  await page.getByLabel("Why, for us").fill("Off site");
  await expect(page.getByText("One call stands in it")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Block this time" }).click();
  await expect(page.getByText("Blocked. No calls are offered in it.")).toBeVisible();
  await expect.poll(() => openTimes(page, date)).toBe(0);
  await page.getByRole("button", { name: "Open it again" }).click();
  await expect(page.getByText("Open again.")).toBeVisible();
  await expect.poll(() => openTimes(page, date)).toBeGreaterThan(0);
  await page.keyboard.press("z");
  await expect(page.getByRole("button", { name: "Open it again" })).toBeVisible();
  await expect.poll(() => openTimes(page, date)).toBe(0);

  await page.keyboard.press("l");
  await expect(page).toHaveURL(/view=list/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await page.locator(".days").getByRole("link", { name: "Dana Whitfield", exact: true }).click();
  await page.getByRole("link", { name: "Cancel call…" }).click();
  await expect(page.getByText(`A mail goes out to ${email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel the call" }).click();
  await expect(page.getByText("Call canceled", { exact: true })).toBeVisible();
  await expect(page.getByText("Canceled the call by Nora Bell")).toBeVisible();
  const mail = await mailbox.find(
    ({ to, subject }) => to?.[0]?.address === email && /cancel/i.test(subject ?? ""),
  );
  expect(mail.text).toBeTruthy();
});

test("a time is marked by dragging along a day", async ({ page, farline }) => {
  await enter(page, farline, nora.address);
  // Nobody books that far ahead, so no call is in the way.
  const far = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/desk/agenda?week=${far}`);
  await ready(page);
  const column = page.locator(".col").first();
  const box = await column.boundingBox();
  if (!box) throw new Error("no column");
  await page.mouse.move(box.x + 8, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 8, box.y + 70);
  await page.mouse.up();
  await expect(page.getByLabel("From")).toHaveValue((await column.getAttribute("data-date")) ?? "");
  await expect(page.getByLabel("At").nth(0)).toHaveValue("09:00");
  await expect(page.getByLabel("At").nth(1)).toHaveValue("10:00");
  await expect(page.locator(".ev.pick")).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByLabel("From")).toHaveValue("");
});

test("everything on the agenda works without scripts", async ({ browser, farline, context }) => {
  const name = "Petra Pastcall";
  const start = lastWorkday();
  const date = new Date(start).toISOString().slice(0, 10);
  await sendLead(context, name);
  addCall(farline, name, start);
  const plain = await browser.newContext({ baseURL: farline.url, javaScriptEnabled: false });
  const page = await plain.newPage();
  await enter(page, farline, nora.address);
  await page.goto(`/desk/agenda?view=list&week=${date}`);
  await page.getByRole("button", { name: `Did not come ${name}` }).click();
  await expect(page.getByText(`Noted, ${name}, did not come`)).toBeVisible();
  await page.getByRole("button", { name: `Change ${name}` }).click();
  await page.getByRole("button", { name: `Held ${name}` }).click();
  await expect(page.locator(".call .tag")).toHaveText("held");

  await page.getByLabel("From").fill(date);
  await page.getByLabel("To", { exact: true }).fill(date);
  await page.getByLabel("Why, for us").fill("A long lunch");
  await page.getByRole("button", { name: "Block this time" }).click();
  await expect(page.getByText("Choose two dates, and two times or whole days.")).toBeVisible();
  await expect(page.getByLabel("Why, for us")).toHaveValue("A long lunch");
  await page.getByLabel("At").nth(0).fill("12:00");
  await page.getByLabel("At").nth(1).fill("13:30");
  await page.getByRole("button", { name: "Block this time" }).click();
  await expect(page.getByText("Blocked. No calls are offered in it.")).toBeVisible();
  await expect(page.getByLabel("Why, for us")).toHaveValue("");
  await page.getByRole("button", { name: "Open it again" }).click();
  await expect(page.getByText("Open again.")).toBeVisible();
  await plain.close();
});

for (const javaScriptEnabled of [true, false])
  test(`a new address of the calendar ends the one before, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    browser,
    farline,
    context,
  }) => {
    const name = javaScriptEnabled ? "Fiona Feedcall" : "Felix Feedcall";
    await sendLead(context, name);
    addCall(farline, name, Date.now() + (javaScriptEnabled ? 40 : 41) * 86_400_000);
    const own = await browser.newContext({ baseURL: farline.url, javaScriptEnabled });
    const page = await own.newPage();
    await enter(page, farline, nora.address);
    await page.goto("/desk/agenda");
    if (javaScriptEnabled) await ready(page);
    const field = page.getByLabel("Address", { exact: true });
    const before = await field.inputValue();
    /** As a calendar program asks: without cookies. Long lines are folded there. */
    const ask = async (address: string) => {
      const { pathname, search } = new URL(address);
      const answer = await fetch(farline.url + pathname + search);
      const text = (await answer.text()).replace(/\r\n[ \t]/g, "");
      return { status: answer.status, type: answer.headers.get("Content-Type"), text };
    };
    const first = await ask(before);
    expect(first.status).toBe(200);
    expect(first.type).toContain("text/calendar");
    expect(first.text).toContain(name);

    await page.getByText("Make a new one…").click();
    const make = page.getByRole("button", { name: "Make a new address" });
    await expect(page.getByText(/ends at once/)).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(page);
    await make.click();
    await expect(page.getByText("A new address. The one before has ended.")).toBeVisible();
    await expect(make).toBeHidden();
    await expect(field).not.toHaveValue(before);
    const after = await field.inputValue();
    const ended = await ask(before);
    expect(ended.status).toBe(404);
    expect(ended.text).not.toContain(name);
    const renewed = await ask(after);
    expect(renewed.status).toBe(200);
    expect(renewed.text).toContain(name);

    await page.goto("/desk/agenda");
    await expect(field).toHaveValue(after);
    await page.goto("/desk/health");
    await expect(page.getByText("made a new calendar address").first()).toBeVisible();
    await own.close();
  });

test("the agenda fits every width", async ({ page, farline }) => {
  await enter(page, farline, nora.address);
  for (const width of [320, 390, 768, 1180, 1440])
    for (const path of ["/desk/agenda", "/desk/agenda?view=list&week=2026-12-24"]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width);
    }
});

test("when nobody waits, the calls ahead stand beside the list", async ({
  page,
  context,
  farline,
}) => {
  await sendLead(context, "Ahmed Ahead");
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 3);
  addCall(farline, "Ahmed Ahead", day.setUTCHours(17, 0, 0, 0));
  await enter(page, farline, nora.address);
  const database = new DatabaseSync(join(farline.dataDir, "farline.db"), { timeout: 10_000 });
  database.exec("update leads set folder = 'answered' where folder = 'waiting'");
  database.close();
  await page.goto("/desk");
  await expect(page.getByRole("heading", { name: "Nobody waits" })).toBeVisible();
  const ahead = page.getByRole("region", { name: "No lead is open" });
  await expect(ahead.getByRole("heading", { name: "Calls ahead" })).toBeVisible();
  await expect(ahead.getByRole("link", { name: "Ahmed Ahead", exact: true })).toBeVisible();
  await expectAccessible(page);
});
