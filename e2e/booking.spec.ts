import {
  book,
  chooseTime,
  fillDetails,
  freeTime,
  invitation,
  manageLink,
  openCalendar,
} from "./booking-steps.ts";
import { expect, expectAccessible, rows, test } from "./test.ts";

test("a call is booked, moved and cancelled, and each mail carries its invitation", async ({
  page,
  farline,
  mailbox,
}) => {
  test.setTimeout(180_000);
  const email = "journey@book.example";
  const slot = await book(page, email);
  const toVisitor = (sequence: number) =>
    mailbox.find(
      (mail) => mail.to?.[0]?.address === email && invitation(mail).sequence === sequence,
    );

  const confirmation = await toVisitor(0);
  const first = invitation(confirmation);
  expect(first).toMatchObject({ method: "REQUEST", sequence: 0, start: slot });
  const [row] = rows<{ standing: string }>(
    farline,
    "select standing from leads where email = ?",
    email,
  );
  expect(row?.standing).toBe("verified");
  await expect(page.getByText("Dana Whitfield")).toBeVisible();
  // The styles that came with this page stand in the order of the first one's.
  await expect(page.getByRole("link", { name: "Google" })).toHaveCSS("color", "rgb(255, 255, 255)");

  // From the mail: opening its link changes nothing.
  await page.goto(manageLink(confirmation));
  await page.getByRole("link", { name: "Reschedule" }).click();
  await expect(page.getByRole("heading", { name: "Another time, then" })).toBeVisible();
  const time = freeTime(page.locator("main"));
  const here = await time.inputValue();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(time).not.toHaveValue(here);
  const later = await time.inputValue();
  await time.check();
  await page.getByRole("button", { name: "Move it" }).click();
  await expect(page.getByText("Please complete the reCAPTCHA").first()).toBeVisible();
  await page.getByLabel("I’m not a robot").check();
  await expect(page.getByText("Checked", { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Move it" }).click();
  await expect(page.getByRole("heading", { name: "It has moved" })).toBeFocused();
  const moved = await toVisitor(1);
  expect(invitation(moved)).toEqual({ ...first, sequence: 1, start: later });

  await page.goto(manageLink(confirmation));
  await expect(page.getByRole("heading", { name: "This link has done its work" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cancel" })).toHaveCount(0);

  await page.goto(manageLink(moved));
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Cross it out?" })).toBeVisible();
  expect(
    rows(farline, "select id from bookings where state = 'confirmed' and id = ?", first.uid),
  ).toHaveLength(1);
  await page.getByRole("button", { name: "Cancel the appointment" }).click();
  await expect(page.getByRole("heading", { name: "It is crossed out" })).toBeVisible();
  await expect(page.locator("s")).toHaveCount(2);
  expect(invitation(await toVisitor(2))).toEqual({
    ...first,
    method: "CANCEL",
    sequence: 2,
    start: later,
  });
});

test("of two tabs the slower is told, and offered the next time", async ({ page, context }) => {
  test.setTimeout(180_000);
  const stale = await openCalendar(page, "whole");
  const taken = await freeTime(stale).inputValue();
  await freeTime(stale).check();

  expect(await book(await context.newPage(), "faster@book.example", "whole")).toBe(taken);

  await stale.getByRole("button", { name: "Next", exact: true }).click();
  const alert = stale.getByRole("alert");
  await expect(alert).toContainText("has just gone");
  await expect(alert).toContainText("is free");
  await expect(alert).toBeFocused();
  await expect(stale.locator(`input[type=radio][value="${taken}"]`)).toBeDisabled();
  await expectAccessible(page);

  // The next time is chosen already.
  await stale.getByRole("button", { name: "Next", exact: true }).click();
  await expect(stale.getByText("We hold")).toBeVisible();
});

test("why a booking was refused stays to be read, and all that was typed with it", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const message = "This address already has three upcoming calls.";
  const calendar = await openCalendar(page);
  await chooseTime(calendar);
  const form = calendar.locator("form");
  await fillDetails(form, "busy@book.example");
  await page.route("**/api/bookings", (route) => route.fulfill({ status: 409, json: { message } }));
  await calendar.getByRole("button", { name: "Book it" }).click();
  const alert = calendar.getByRole("alert");
  await expect(alert).toHaveText(message);
  await expect(alert).toBeFocused();
  await expect(form.getByLabel("Email")).toHaveValue("busy@book.example");
  await expectAccessible(page);

  // A lost connection must show a message too.
  await page.unroute("**/api/bookings");
  await page.route("**/api/bookings", (route) => route.abort());
  await calendar.getByRole("button", { name: "Book it" }).click();
  await expect(alert).toContainText("did not get through");
  await calendar.getByRole("link", { name: "Change the time" }).click();
  await expect(alert).toBeHidden();
  await calendar.getByRole("button", { name: "Next", exact: true }).click();
  await expect(alert).toBeHidden();
  await page.unroute("**/api/bookings");
  await calendar.getByRole("button", { name: "Book it" }).click();
  await expect(page.getByRole("heading", { name: "It is in the book" })).toBeFocused();
});

test("a time that goes while the details are written takes nothing of them along", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  // Without an answer to the hold the details can be written all the same.
  await page.route("**/api/bookings/hold", (route) => route.abort());
  const calendar = await openCalendar(page);
  const slot = await chooseTime(calendar);
  const form = calendar.locator("form");
  await fillDetails(form, "patient@book.example");
  expect(await book(await context.newPage(), "quick@book.example")).toBe(slot);

  await calendar.getByRole("button", { name: "Book it" }).click();
  await expect(calendar.getByRole("alert")).toContainText("has just gone");
  await calendar.getByRole("button", { name: "Next", exact: true }).click();
  await expect(form.getByLabel("Email")).toHaveValue("patient@book.example");
  await expect(form.getByLabel("What should we have read")).toHaveValue(
    "We miss the calls at lunch.",
  );
  await calendar.getByRole("button", { name: "Book it" }).click();
  await expect(page.getByRole("heading", { name: "It is in the book" })).toBeVisible();
});

test("a lost answer books once", async ({ page, farline }) => {
  let attempts = 0;
  await page.route("**/api/bookings", async (route) => {
    attempts++;
    if (attempts > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await book(page, "lost@book.example");
  expect(attempts).toBe(2);
  expect(rows(farline, "select id from leads where email = ?", "lost@book.example")).toHaveLength(
    1,
  );
});

test("without its box checked nothing is sent, and wrong fields say what is wrong", async ({
  page,
}) => {
  const calendar = await openCalendar(page);
  await chooseTime(calendar);
  const form = calendar.locator("form");
  await form.getByRole("button", { name: "Book it" }).click();
  await expect(form.getByLabel("Full name")).toBeFocused();
  await expect(form.getByLabel("Phone").first()).toHaveAccessibleDescription(/number to ring/);
  await expectAccessible(page);
  await form.getByLabel("By").selectOption("video");
  await expect(form.getByLabel("Phone").first()).not.toHaveAttribute("aria-invalid");
  await form.getByLabel("Full name").fill("Dana");
  await form.getByLabel("Email").fill("dana@book.example");
  await form.getByRole("button", { name: "Book it" }).click();
  await expect(page.getByText("Please complete the reCAPTCHA to proceed.").first()).toBeVisible();
  await expect(form.getByLabel("I’m not a robot")).toBeFocused();
});
