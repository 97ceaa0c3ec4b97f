import type { Request } from "@playwright/test";
import { booking as words } from "#content/booking.ts";
import { freeTime, openCalendar } from "./booking-steps.ts";
import { awake, expect, expectAccessible, test } from "./test.ts";

test("by keyboard alone: days by arrows, months by pages, time, details, card", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const calendar = await openCalendar(page);
  const day = calendar.locator('[role="gridcell"][tabindex="0"]');
  await expect(day).toHaveCount(1);
  await calendar.getByRole("button", { name: "Next month" }).focus();
  await page.keyboard.press("Tab");
  await expect(day).toBeFocused();
  const start = (await day.getAttribute("data-day")) ?? "";
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-day"));

  await page.keyboard.press("PageDown");
  await expect.poll(focused).toMatch(new RegExp(`^(?!${start.slice(0, 7)})`));
  await page.keyboard.press("PageUp");
  await expect.poll(focused).toMatch(new RegExp(`^${start.slice(0, 7)}`));
  await page.keyboard.press("PageDown");
  await expect(calendar.locator('[data-state="open"]').first()).toBeVisible();
  await page.keyboard.press("Home");
  // Sundays are closed: Enter does nothing there; the arrow keys then lead to an open day.
  const sunday = await focused();
  await page.keyboard.press("Enter");
  await expect(calendar.locator(`[data-day="${sunday}"]`)).toHaveAttribute(
    "aria-selected",
    "false",
  );
  for (let presses = 0; presses < 30; presses++) {
    if (await calendar.locator(`[data-day="${await focused()}"][data-state="open"]`).count()) break;
    await page.keyboard.press("ArrowRight");
  }
  const chosen = await focused();
  await page.keyboard.press("Enter");
  await expect(calendar.locator(`[data-day="${chosen}"]`)).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("Tab");
  await expect(calendar.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(calendar.locator("input[type=radio]:checked")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(calendar.getByRole("heading", { name: "Who shall we call?" })).toBeFocused();
  await page.keyboard.press("Tab");
  for (const text of ["Keys Only", "keys@book.example", "307 555 0100"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(calendar.getByText("Checked", { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "It is in the book" })).toBeFocused();
});

test("nothing is asked for before the first touch, and nothing moves when the times arrive", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/contact");
  await expect(page.getByRole("link", { name: "See the open times" })).toBeVisible();
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
  const before = await page.locator("#calendar").boundingBox();
  await page.locator("#calendar").scrollIntoViewIfNeeded();
  await expect(page.locator('#calendar [data-state="open"]').first()).toBeVisible();
  const after = await page.locator("#calendar").boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(1);
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shifted).toBeLessThan(0.01);
});

test("a calendar that does not open says so and can be asked again", async ({ page }) => {
  await page.route("**/api/slots*", (route) => route.abort());
  await page.goto("/contact#calendar");
  await awake(page);
  const calendar = page.locator("#calendar");
  await expect(calendar.getByRole("alert")).toContainText("did not open");
  await page.unroute("**/api/slots*");
  await calendar.getByRole("button", { name: "Try again" }).click();
  await expect(calendar.locator('[data-state="open"]').first()).toBeVisible();
});

test("months end where the times end, and an empty one says so", async ({ page }) => {
  const month = (name: string, days: unknown[] = []) => ({
    month: name,
    zone: "UTC",
    companyZone: "America/Denver",
    minutes: 30,
    days,
    firstMonth: "2031-08",
    lastMonth: "2031-09",
  });
  const start = "2031-08-31T16:00:00.000Z";
  const taken = { start: "2031-08-31T16:30:00.000Z", state: "taken" };
  const full = { date: "2031-08-30", slots: [{ ...taken, start: "2031-08-30T16:00:00.000Z" }] };
  const august = [full, { date: "2031-08-31", slots: [{ start, state: "open" }, taken] }];
  await page.route("**/api/slots*", (route) => {
    const asked = new URL(route.request().url()).searchParams.get("month") ?? "2031-08";
    return route.fulfill({ json: month(asked, asked === "2031-08" ? august : []) });
  });
  const calendar = await openCalendar(page);
  // Six weeks take the height of five.
  await expect(calendar.getByRole("row")).toHaveCount(7);
  const size = (await calendar.boundingBox())?.height;
  await expect(
    calendar.getByRole("gridcell", { name: "Saturday 30 August, full" }),
  ).toHaveAttribute("aria-disabled", "true");
  await expect(calendar.getByRole("radio", { name: /taken/ })).toBeDisabled();
  const previous = calendar.getByRole("button", { name: "Previous month" });
  const next = calendar.getByRole("button", { name: "Next month" });
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await expect(next).toHaveAttribute("aria-disabled", "false");
  await next.click();
  await expect(calendar.getByText("Nothing is free in September.")).toBeVisible();
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  expect((await calendar.boundingBox())?.height).toBe(size);
  await expectAccessible(page);
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("times stand on the visitor's clock, which can be changed by searching", async ({
    page,
  }) => {
    const calendar = await openCalendar(page);
    const zone = calendar.getByRole("combobox");
    await expect(zone).toHaveValue(/^India Standard Time, now /);
    await expect(calendar.getByText("Our office is on Mountain Time")).toBeVisible();
    const time = freeTime(calendar);
    const slot = await time.inputValue();
    const onClock = (timeZone: string) =>
      new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" })
        .format(new Date(slot))
        .replace(/\s/g, " ")
        .toLowerCase();
    await expect(time.locator("xpath=..")).toContainText(onClock("Asia/Kolkata"));
    await time.check();

    await zone.click();
    await zone.fill("nothing like that");
    await expect(calendar.getByText("No zone by that name")).toBeVisible();
    await zone.fill("boston");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(zone).toHaveValue(/^Eastern Time, now /);
    const same = calendar.locator(`input[type=radio][value="${slot}"]`);
    await expect(same).toBeChecked();
    await expect(same.locator("xpath=..")).toContainText(onClock("America/New_York"));

    await zone.click();
    await page.keyboard.press("Escape");
    await expect(calendar.getByRole("listbox")).toBeHidden();
    await expect(zone).toHaveValue(/^Eastern Time, now /);
  });
});

test("an answer about a time that is no longer chosen leads nowhere", async ({ page }) => {
  const calendar = await openCalendar(page, "whole");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // The same address gives the puzzle (GET) that is solved before the hold is asked for (POST).
  await page.route("**/api/bookings/hold", async (route) => {
    if (route.request().method() === "POST") await answered;
    await route.continue();
  });
  const isHold = (request: Request) =>
    request.method() === "POST" && request.url().endsWith("/api/bookings/hold");
  await freeTime(calendar).check();
  const asked = page.waitForRequest(isHold);
  await calendar.getByRole("button", { name: "Next", exact: true }).click();
  await asked;
  const later = await calendar.locator("input[type=radio]:enabled").nth(1).inputValue();
  const other = calendar.locator(`input[type=radio][value="${later}"]`);
  await other.check();
  const held = page.waitForResponse((response) => isHold(response.request()));
  answer();
  expect((await held).status()).toBe(201);
  const next = calendar.getByRole("button", { name: "Next", exact: true });
  await expect(next).toBeEnabled();
  await expect(other).toBeChecked();
  await expect(calendar.getByRole("heading", { name: "Who shall we call?" })).toHaveCount(0);
});

test("a month that failed is not said of the next one", async ({ page }) => {
  const calendar = await openCalendar(page);
  const button = calendar.getByRole("button", { name: "Next month" });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route("**/api/slots**", async (route) => {
    if (asked++ === 0) return route.fulfill({ status: 503, json: { message: "" } });
    await released;
    return route.continue();
  });
  const failed = calendar.getByText(words.time.failed);
  await button.click();
  await expect(failed).toBeVisible();
  await calendar.getByRole("button", { name: "Previous month" }).click();
  await button.click();
  await expect.poll(() => asked).toBe(2);
  await expect(failed).toHaveCount(0);
  release();
  await expect(calendar.locator('[data-state="open"]').first()).toBeVisible();
});
