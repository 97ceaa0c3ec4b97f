import ICAL from "ical.js";
import { type BookingBody, bookingEndpoints, type SlotMonth } from "#contract/booking.ts";
import { headers } from "#contract/http.ts";
import { createApp } from "#server/app.ts";
import type { Database } from "#server/db/database.ts";
import type { Env } from "#server/env.ts";
import { noLimits } from "#server/testing/no-limits.ts";
import { createTestApp, tokenCaptcha } from "#server/testing/test-app.ts";

const now = Date.parse("2026-03-02T12:00:00Z");
/** Open times; `neighbor` falls within the buffer of `slot`. */
export const slot = "2026-03-17T16:30:00.000Z";
export const laterSlot = "2026-03-18T16:30:00.000Z";
export const neighbor = "2026-03-17T17:00:00.000Z";
export const details = {
  slot,
  fullName: "Dana Whitfield",
  email: "dana@halewhitfield.example",
  officeNumber: "555 0100",
  message: "We miss the calls at lunch.",
  timeZone: "America/New_York",
};

let tokens = 0;
/** The header with a solved captcha. */
export const passed = () => ({ [headers.captcha]: `ok-${++tokens}` });

/** An app at noon UTC on March 2, 2026, whose clock the test can change. */
export async function bookingApp(database: Database, env: Partial<Env> = {}) {
  const clock = { now };
  const { deps: base } = await createTestApp(database, { env });
  const deps = {
    ...base,
    bookings: { ...base.bookings, clock: () => clock.now, holdProof: tokenCaptcha },
    limits: noLimits,
  };
  const app = createApp(deps);
  const call = async <T>(path: string, body?: unknown, more: Record<string, string> = {}) => {
    const response = await app.request(path, {
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      headers: {
        "Content-Type": "application/json",
        ...(path === bookingEndpoints.reschedule && passed()),
        ...more,
      },
    });
    return { status: response.status, body: (await response.json()) as T };
  };
  const form = (path: string, fields: Record<string, string>) =>
    Promise.resolve(
      app.request(path, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      }),
    );
  return {
    app,
    deps,
    clock,
    call,
    form,
    book: (changed: Partial<typeof details> & { hold?: string } = {}, more = passed()) =>
      call<BookingBody>(bookingEndpoints.bookings, { ...details, ...changed }, more),
    stateOf: async (start: string, query = "") => {
      const path = `${bookingEndpoints.slots}?month=${start.slice(0, 7)}${query}`;
      const { body } = await call<SlotMonth>(path);
      return body.days.flatMap((day) => day.slots).find((one) => one.start === start)?.state;
    },
    mails: async () => {
      const rows = await database.db
        .selectFrom("outbox")
        .select("mail")
        .orderBy("created_at")
        .execute();
      return rows.map((row) => JSON.parse(row.mail));
    },
  };
}

/** The fields that a calendar program reads from a mail or a download. */
export function readEvents(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const events = calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
  return { method: calendar.getFirstPropertyValue("method"), events };
}
