import type { Locator, Page } from "@playwright/test";
import ICAL from "ical.js";
import type { Email } from "postal-mime";
import { expect } from "./test.ts";

/**
 * The calendar of the contact page with its times. `"whole"`: of the first day of the next month,
 * where every time can be held. The last times of a day cannot: holds must leave half of them open.
 */
export async function openCalendar(page: Page, day: "first" | "whole" = "first"): Promise<Locator> {
  await page.goto("/contact");
  const calendar = page.locator("#calendar");
  await calendar.scrollIntoViewIfNeeded();
  await expect(calendar.getByRole("gridcell", { selected: true })).toBeVisible();
  if (day === "whole") {
    const first = await freeTime(calendar).inputValue();
    await calendar.getByRole("button", { name: "Next month" }).click();
    await expect(freeTime(calendar)).not.toHaveValue(first);
  }
  return calendar;
}

/** The first free time of the day that is shown. */
export function freeTime(calendar: Locator): Locator {
  return calendar.locator("input[type=radio]:enabled").first();
}

/** Chooses the first free time and goes on to the details. @returns its instant */
export async function chooseTime(calendar: Locator): Promise<string> {
  const time = freeTime(calendar);
  const slot = await time.inputValue();
  await time.check();
  await calendar.getByRole("button", { name: "Next", exact: true }).click();
  await expect(calendar.getByRole("heading", { name: "Who shall we call?" })).toBeVisible();
  return slot;
}

/** Fills in the details and ticks the captcha. */
export async function fillDetails(form: Locator, email: string): Promise<void> {
  await form.getByLabel("Full name").fill("Dana Whitfield");
  // A form that is sent faster is marked as sent by a machine.
  await form.page().waitForTimeout(1600);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone", { exact: false }).first().fill("(307) 555-0190");
  await form.getByLabel("What should we have read").fill("We miss the calls at lunch.");
  await form.getByLabel("I’m not a robot").check();
  await expect(form.getByText("Checked", { exact: true })).toBeVisible({ timeout: 30_000 });
}

/** Books the first free time of the contact page's calendar. @returns its instant */
export async function book(
  page: Page,
  email: string,
  day: "first" | "whole" = "first",
): Promise<string> {
  const calendar = await openCalendar(page, day);
  const slot = await chooseTime(calendar);
  await fillDetails(calendar.locator("form"), email);
  await calendar.getByRole("button", { name: "Book it" }).click();
  await expect(page.getByRole("heading", { name: "It is in the book" })).toBeFocused();
  return slot;
}

/** The invitation of a mail, read by a parser that is not ours. */
export function invitation(mail: Email) {
  const part = mail.attachments.find(({ mimeType }) => mimeType.startsWith("text/calendar"));
  const content = part?.content;
  if (!content) throw new Error("The mail holds no invitation");
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("The invitation holds no event");
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
  };
}

/** The path of a mail's link to change an appointment. */
export function manageLink(mail: Email): string {
  const link = /https?:\/\/\S+\/booking\?token=[\w.-]+/.exec(mail.text ?? "")?.[0];
  if (!link) throw new Error("The mail holds no link");
  const { pathname, search } = new URL(link);
  return pathname + search;
}
