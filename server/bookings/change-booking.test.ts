import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { serverMessages } from "#content/server-messages.ts";
import { type BookingBody, bookingEndpoints } from "#contract/booking.ts";
import { headers } from "#contract/http.ts";
import type { Database } from "#server/db/database.ts";
import type { LeadRow } from "#server/db/tables.ts";
import { eraseLead } from "#server/leads/erase-lead.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { addBlock } from "./blocks.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { findBooking } from "./booking-store.ts";
import { type BookingChange, changeBooking } from "./change-booking.ts";
import {
  bookingApp,
  details,
  laterSlot,
  neighbor,
  passed,
  readEvents,
  slot,
} from "./test-bookings.ts";

const otherSlot = "2026-03-19T16:30:00.000Z";

/** Makes the queued mails older: they have the database's time, not that of the test's clock. */
const age = ({ db }: Database, hours: number) =>
  db
    .updateTable("outbox")
    .set((eb) => ({ created_at: eb("created_at", "-", hours * 3_600_000) }))
    .execute();

const idOf = ({ token }: BookingBody) => token.split(".")[0] ?? "";

describeEngines("changing a booking", ({ open }) => {
  it("moves it under the same UID with the next SEQUENCE, once per link", async () => {
    const { book, call, mails, stateOf } = await bookingApp(await open());
    const { body: booked } = await book();
    const moved = await call<BookingBody>(bookingEndpoints.reschedule, {
      token: booked.token,
      slot: laterSlot,
    });
    expect(moved.status).toBe(200);
    expect(moved.body.appointment.start).toBe(laterSlot);
    expect([await stateOf(slot), await stateOf(laterSlot)]).toEqual(["open", "taken"]);
    for (const mail of (await mails()).slice(2)) {
      const { method, events } = readEvents(mail.icalEvent.content);
      expect(method).toBe("REQUEST");
      expect(events[0]).toMatchObject({ uid: booked.token.split(".")[0], sequence: 1 });
      expect(events[0]?.startDate.toJSDate().toISOString()).toBe(laterSlot);
    }
    for (const path of [bookingEndpoints.reschedule, bookingEndpoints.cancel]) {
      const again = await call(path, { token: booked.token, slot });
      expect(again.status).toBe(410);
    }
    expect(await mails()).toHaveLength(4);
  });

  it("moves by half an hour, into its own buffer", async () => {
    const { book, call, stateOf } = await bookingApp(await open());
    const { body } = await book();
    expect(await stateOf(neighbor, `&token=${body.token}`)).toBe("open");
    const moved = await call(bookingEndpoints.reschedule, { token: body.token, slot: neighbor });
    expect(moved.status).toBe(200);
    expect(await stateOf("2026-03-17T16:00:00.000Z")).toBe("open");
  });

  it("keeps the old time when the new one is taken", async () => {
    const { book, call, stateOf } = await bookingApp(await open());
    const { body: mine } = await book();
    await book({ slot: laterSlot, email: "other@example.com" });
    const change = { token: mine.token, slot: laterSlot, timeZone: "Mars/Base" };
    expect((await call(bookingEndpoints.reschedule, change)).status).toBe(409);
    expect(await stateOf(slot)).toBe("taken");
    const { body } = await call<BookingBody>(`${bookingEndpoints.bookings}?token=${mine.token}`);
    expect(body.appointment).toMatchObject({ start: slot, changeable: true });
  });

  it("cancels with METHOD:CANCEL, frees the time, and never comes back", async () => {
    const { book, call, mails, stateOf } = await bookingApp(await open());
    const { body: booked } = await book();
    const cancelled = await call<BookingBody>(bookingEndpoints.cancel, { token: booked.token });
    expect(cancelled.body.appointment).toMatchObject({ state: "cancelled", changeable: false });
    expect(await stateOf(slot)).toBe("open");
    const cancellations = (await mails()).slice(2);
    expect(cancellations).toHaveLength(2);
    for (const mail of cancellations) {
      const { method, events } = readEvents(mail.icalEvent.content);
      expect(method).toBe("CANCEL");
      expect(events[0]).toMatchObject({ uid: booked.token.split(".")[0], sequence: 1 });
    }
    const { token } = cancelled.body;
    expect((await call(bookingEndpoints.reschedule, { token, slot })).status).toBe(410);
  });

  it("changes once when one link is used many times at once", async () => {
    const { book, call, mails } = await bookingApp(await open());
    const { body } = await book();
    const uses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2
          ? call(bookingEndpoints.cancel, { token: body.token })
          : call(bookingEndpoints.reschedule, { token: body.token, slot: laterSlot }),
      ),
    );
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(uses.filter(({ status }) => status === 410)).toHaveLength(9);
    expect(await mails()).toHaveLength(4);
  });

  it("answers a repeat under the same key with the first answer", async () => {
    const { book, call, mails } = await bookingApp(await open());
    const { body } = await book();
    const key = { [headers.idempotency]: "a-key-for-cancelling" };
    const first = await call(bookingEndpoints.cancel, { token: body.token }, key);
    const second = await call(bookingEndpoints.cancel, { token: body.token }, key);
    expect(second).toEqual(first);
    expect(await mails()).toHaveLength(4);
  });

  it("knows no link that it did not sign, and none of a call that is over", async () => {
    const { book, call, clock } = await bookingApp(await open());
    const { body } = await book();
    const forged = `${body.token.slice(0, -1)}${body.token.endsWith("A") ? "B" : "A"}`;
    expect((await call(bookingEndpoints.cancel, { token: forged })).status).toBe(404);
    clock.now = Date.parse(slot) + 1;
    expect((await call(bookingEndpoints.cancel, { token: body.token })).status).toBe(410);
  });

  it("says why a link changes nothing: used, canceled, or the call has begun", async () => {
    const { book, call, clock, deps } = await bookingApp(await open());
    const { booking: words } = serverMessages;
    const cancel = async (token: string) =>
      (await call<{ message: string }>(bookingEndpoints.cancel, { token })).body.message;
    const { body } = await book();
    const change = { token: body.token, slot: laterSlot };
    const { body: moved } = await call<BookingBody>(bookingEndpoints.reschedule, change);
    expect(await cancel(body.token)).toBe(words.usedLink);
    // The visitor's request was read before the company canceled the call.
    const id = moved.token.split(".")[0] ?? "";
    const booking = await findBooking(deps.database.db, id);
    if (!booking) throw new Error("not found");
    await changeBooking(deps.bookings, { booking, by: "company", key: undefined });
    const late = changeBooking(deps.bookings, { booking, by: "visitor", key: undefined });
    await expect(late).rejects.toMatchObject({ why: "canceled" });
    expect(await cancel(moved.token)).toBe(words.isCancelled);
    const { body: other } = await book();
    clock.now = Date.parse(slot);
    expect(await cancel(other.token)).toBe(words.isOver);
  });

  it("does not hand out the next link to the holder of a used one", async () => {
    const { book, call, app } = await bookingApp(await open());
    const { body: booked } = await book();
    const change = { token: booked.token, slot: laterSlot };
    const { body: moved } = await call<BookingBody>(bookingEndpoints.reschedule, change);
    const looked = await app.request(`${bookingEndpoints.bookings}?token=${booked.token}`);
    const file = await app.request(`${bookingEndpoints.invite}?token=${booked.token}`);
    for (const text of [await looked.text(), (await file.text()).replaceAll("\r\n ", "")]) {
      expect(text).not.toContain(moved.token);
      expect(decodeURIComponent(text)).not.toContain(moved.token);
    }
  });

  it("asks for a captcha before a move, and takes each solved one once", async () => {
    const { book, call, stateOf } = await bookingApp(await open());
    const { body } = await book();
    const { body: other } = await book({ slot: otherSlot, email: "other@example.com" });
    const change = { token: body.token, slot: laterSlot };
    const without = await call(bookingEndpoints.reschedule, change, { [headers.captcha]: "" });
    expect(without.status).toBe(403);
    const wrong = await call(bookingEndpoints.reschedule, change, { [headers.captcha]: "no-1" });
    expect(wrong.status).toBe(403);
    expect(await stateOf(slot)).toBe("taken");
    const solved = passed();
    expect((await call(bookingEndpoints.reschedule, change, solved)).status).toBe(200);
    const again = { token: other.token, slot };
    expect((await call(bookingEndpoints.reschedule, again, solved)).status).toBe(403);
  });

  it("writes to one mailbox six times a day, however it is spelled, and may always cancel", async () => {
    const database = await open();
    const { book, call, mails, clock } = await bookingApp(database);
    const days = ["09", "10", "11", "12", "13", "16"].map((day) => `2026-03-${day}T16:30:00.000Z`);
    const victim = ["v.ictim@gmail.com", "Victim+1@googlemail.com", "victim@gmail.com"];
    const statuses: number[] = [];
    let token = "";
    for (const [index, email] of victim.entries()) {
      const { status, body } = await book({ slot: days[index] ?? "", email });
      statuses.push(status);
      token = body.token;
    }
    for (const day of days.slice(3)) {
      const moved = await call<BookingBody>(bookingEndpoints.reschedule, { token, slot: day });
      statuses.push(moved.status);
      token = moved.body.token;
    }
    expect(statuses).toEqual([201, 201, 201, 200, 200, 200]);
    const move = { token, slot: laterSlot };
    expect((await call(bookingEndpoints.reschedule, move)).status).toBe(429);
    expect((await book({ slot: laterSlot, email: "vic.tim@gmail.com" })).status).toBe(429);
    expect((await book({ slot: laterSlot, email: "someone@gmail.com" })).status).toBe(201);
    expect((await call(bookingEndpoints.cancel, { token })).status).toBe(200);
    const toVictim = (await mails()).filter(({ to }) => /^v/i.test(to));
    expect(toVictim).toHaveLength(7);
    await age(database, 25);
    clock.now += 25 * 3_600_000;
    expect((await book({ slot: otherSlot, email: "victim@gmail.com" })).status).toBe(201);
  });

  it("counts the mails of a day, not all changes of a call, and says when one more is allowed", async () => {
    const database = await open();
    const { app, book, call, clock } = await bookingApp(database);
    let token = (await book()).body.token;
    const move = (to: string) =>
      call<BookingBody>(bookingEndpoints.reschedule, { token, slot: to });
    for (let day = 0; day < 8; day++) {
      await age(database, 20);
      clock.now += 20 * 3_600_000;
      const moved = await move(day % 2 ? slot : laterSlot);
      expect(moved.status, `day ${day}`).toBe(200);
      token = moved.body.token;
    }
    await age(database, 20);
    clock.now += 20 * 3_600_000;
    for (let change = 0; change < 5; change++) {
      const moved = await move(change % 2 ? slot : laterSlot);
      expect(moved.status).toBe(200);
      token = moved.body.token;
    }
    const refused = await app.request(bookingEndpoints.reschedule, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...passed() },
      body: JSON.stringify({ token, slot: otherSlot }),
    });
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(4 * 3_600 - 60);
    expect(wait).toBeLessThanOrEqual(4 * 3_600);
  });

  it("names nobody to a link that was used", async () => {
    const { book, call } = await bookingApp(await open());
    const { body } = await book();
    const look = (token: string) =>
      call<BookingBody>(`${bookingEndpoints.bookings}?token=${token}`);
    expect((await look(body.token)).body.appointment.email).toBe(details.email);
    const { body: cancelled } = await call<BookingBody>(bookingEndpoints.cancel, {
      token: body.token,
    });
    const used = (await look(body.token)).body.appointment;
    expect([used.fullName, used.email, used.officeNumber]).toEqual(["", "", ""]);
    const newest = (await look(cancelled.token)).body.appointment;
    expect([newest.email, newest.officeNumber]).toEqual(["", ""]);
  });

  /** A change that is written, but commits only a moment after `meanwhile` has begun. */
  const beside = async (
    deps: BookingDeps,
    change: Omit<BookingChange, "key" | "record">,
    meanwhile: () => Promise<unknown>,
  ) => {
    let commit = () => {};
    const committing = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let changed: Promise<unknown> | undefined;
    await new Promise<void>((written) => {
      const record = () => {
        written();
        return committing;
      };
      changed = changeBooking(deps, { ...change, key: undefined, record });
    });
    const other = meanwhile();
    setTimeout(commit, 300);
    await changed;
    return other;
  };

  it("leaves nothing of a lead that is erased at the same moment", async () => {
    const database = await open();
    const { book, deps } = await bookingApp(database);
    const booking = await findBooking(database.db, idOf((await book()).body));
    if (!booking) throw new Error("not booked");
    const lead = { id: booking.lead_id } as LeadRow;
    await beside(deps.bookings, { booking, by: "company" }, () =>
      eraseLead(database, { lead }, tmpdir()),
    );
    for (const table of ["leads", "bookings", "outbox", "hook_events"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it("is listed by a block that is set at the same moment", async () => {
    const database = await open();
    const { book, deps } = await bookingApp(database);
    const booking = await findBooking(database.db, idOf((await book()).body));
    if (!booking) throw new Error("not booked");
    const start = Date.parse(laterSlot);
    const blocked = await beside(deps.bookings, { booking, to: { start }, by: "visitor" }, () =>
      addBlock(deps.bookings, { start, end: start + 3_600_000 }),
    );
    expect(blocked).toMatchObject({ booked: [{ id: booking.id, start }] });
  });
});
