import { expect, it, vi } from "vitest";
import { scheduling } from "#content/scheduling.ts";
import { serverMessages } from "#content/server-messages.ts";
import { type BookingBody, bookingEndpoints, type Held } from "#contract/booking.ts";
import { headers } from "#contract/http.ts";
import { copyDatabase } from "#server/db/copy-database.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { mostAhead } from "./booking-store.ts";
import {
  bookingApp,
  details,
  laterSlot,
  neighbor,
  passed,
  readEvents,
  slot,
} from "./test-bookings.ts";

describeEngines("bookings", ({ open }) => {
  it("stores a lead and a booking, takes the time and invites both sides", async () => {
    const database = await open();
    const { book, stateOf, mails } = await bookingApp(database);
    expect(await stateOf(slot)).toBe("open");
    const { status, body } = await book();
    expect(status).toBe(201);
    expect(body.appointment).toMatchObject({ start: slot, state: "confirmed", changeable: true });
    expect([await stateOf(slot), await stateOf(neighbor)]).toEqual(["taken", "taken"]);

    const lead = await database.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ email: details.email, standing: "verified" });
    const [visitor, company] = (await mails()).sort((a) => (a.to === details.email ? -1 : 1));
    expect(company.replyTo.address).toBe(details.email);
    expect(visitor.text).toContain(body.token);
    expect(company.text).not.toContain(body.token);
    for (const mail of [visitor, company]) {
      const { method, events } = readEvents(mail.icalEvent.content);
      expect([method, mail.icalEvent.method]).toEqual(["REQUEST", "REQUEST"]);
      expect(events[0]).toMatchObject({ uid: body.token.split(".")[0], sequence: 0 });
      expect(events[0]?.startDate.toJSDate().toISOString()).toBe(slot);
    }
  });

  it("asks to come back while the database does not answer", async () => {
    const database = await open();
    const { call } = await bookingApp(database);
    const lost = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    vi.spyOn(database.db, "selectFrom").mockImplementation(() => {
      throw lost;
    });
    const { status, body } = await call<{ message: string }>(bookingEndpoints.slots);
    expect(status).toBe(503);
    expect(body.message).toMatch(/try again/i);
    vi.restoreAllMocks();
  });

  it("answers a stale tab with 409, the next time that is free, and keeps nothing", async () => {
    const database = await open();
    const { book, call } = await bookingApp(database);
    await book();
    const captcha = passed();
    const late = await book({ email: "late@example.com" }, captcha);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ next: "2026-03-17T17:30:00.000Z" });
    expect(await database.db.selectFrom("leads").select("id").execute()).toHaveLength(1);
    // Nothing was stored, so the captcha solved for it is still valid.
    const { next } = late.body as unknown as { next: string };
    expect((await book({ email: "late@example.com", slot: next }, captcha)).status).toBe(201);
    const held = await call(bookingEndpoints.hold, { slot }, passed());
    expect(held.status).toBe(409);
  });

  it("answers 409 also when the next time cannot be looked up", async () => {
    const database = await open();
    const { book, deps } = await bookingApp(database);
    await book();
    const unreachable = await open();
    // Only a pool that was used refuses queries once it is closed.
    await unreachable.db.selectFrom("leads").select("id").execute();
    await unreachable.close();
    deps.bookings.database = { ...database, db: unreachable.db };
    const late = await book({ email: "late@example.com" });
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/has just gone/);
    expect(late.body).not.toHaveProperty("next");
  });

  it("refuses times that are not offered: past, at night, on a day off, off the step", async () => {
    const { book, clock } = await bookingApp(await open());
    for (const odd of [
      "2026-02-27T16:30:00Z",
      "2026-03-17T08:00:00Z",
      "2026-03-21T16:30:00Z",
      "2026-03-17T16:40:00Z",
      "2027-03-17T16:30:00Z",
    ])
      expect((await book({ slot: odd })).status).toBe(409);
    clock.now = Date.parse(slot) - 3_600_000;
    expect((await book()).status).toBe(409);
  });

  it("books a time whose notice ends while the details are written", async () => {
    const { book, clock } = await bookingApp(await open());
    const noticeEnds = Date.parse(slot) - scheduling.noticeHours * 3_600_000;
    clock.now = noticeEnds + scheduling.holdMinutes * 60_000 + 1;
    expect((await book()).status).toBe(409);
    clock.now--;
    expect((await book()).status).toBe(201);
  });

  it("answers a repeat with the first answer and books once, in parallel too", async () => {
    const database = await open();
    const { book, mails } = await bookingApp(database);
    const key = { [headers.idempotency]: "a-key-of-a-visitor" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => book({}, { ...passed(), ...key })),
    );
    answers.push(await book({}, key as never));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(await mails()).toHaveLength(2);
    const other = await book({ fullName: "Somebody Else" }, { ...passed(), ...key });
    expect(other.status).toBe(409);
  });

  it("asks for a captcha and names what is wrong with each field", async () => {
    const { book } = await bookingApp(await open());
    expect((await book({}, {} as never)).status).toBe(403);
    const { status, body } = await book({ email: "dana@", timeZone: "Mars/Base" });
    expect(status).toBe(422);
    expect(Object.keys((body as unknown as { fields: object }).fields).sort()).toEqual([
      "email",
      "timeZone",
    ]);
  });

  it("comes back with a backup, and is still the only one at its time", async () => {
    const source = await open();
    const { body } = await (await bookingApp(source)).book();
    const copy = await open();
    await copyDatabase(source, copy);
    const { book, call } = await bookingApp(copy);
    expect((await book({ email: "other@example.com" })).status).toBe(409);
    const change = { token: body.token, slot: laterSlot };
    expect((await call(bookingEndpoints.reschedule, change)).status).toBe(200);
  });

  it("lets one address have three upcoming calls", async () => {
    const { book } = await bookingApp(await open());
    const days = ["09", "10", "11", "12"].map((day) => `2026-03-${day}T16:30:00.000Z`);
    const statuses: number[] = [];
    for (const day of days) statuses.push((await book({ slot: day })).status);
    expect(statuses).toEqual([201, 201, 201, 409]);
    const inWords = ["no", "one", "two", "three", "four", "five"][mostAhead];
    expect(serverMessages.booking.manyAhead).toContain(`${inWords} upcoming calls`);
  });

  it("says so when nothing can be stored, and keeps nothing of it", async () => {
    const database = await open();
    const { book, deps } = await bookingApp(database);
    deps.bookings.database = {
      ...database,
      commit: () => Promise.reject(new Error("disk full")),
    };
    const { status, body } = await book();
    expect(status).toBe(503);
    expect(body.message).not.toContain("disk");
  });

  it("gives the time back when the lead is erased", async () => {
    const database = await open();
    const { book, stateOf } = await bookingApp(database);
    await book();
    await database.commit((trx) => trx.deleteFrom("leads").execute());
    expect(await stateOf(slot)).toBe("open");
  });

  it("keep a held time for its holder and from others, until it is booked", async () => {
    const { book, call, stateOf } = await bookingApp(await open());
    const { body: held } = await call<Held>(bookingEndpoints.hold, { slot }, passed());
    expect(held.seconds).toBe(scheduling.holdMinutes * 60);
    expect(await stateOf(slot)).toBe("taken");
    expect(await stateOf(slot, `&hold=${held.hold}`)).toBe("open");
    expect((await book({ email: "other@example.com" })).status).toBe(409);
    expect((await book({ hold: held.hold })).status).toBe(201);
  });

  it("give the earlier held time back, and every time when it runs out", async () => {
    const database = await open();
    const { book, call, stateOf } = await bookingApp(database);
    const { body: first } = await call<Held>(bookingEndpoints.hold, { slot }, passed());
    await call<Held>(bookingEndpoints.hold, { slot: laterSlot, hold: first.hold }, passed());
    expect([await stateOf(slot), await stateOf(laterSlot)]).toEqual(["open", "taken"]);
    await database.commit((trx) => trx.updateTable("slot_cells").set({ held_until: 1 }).execute());
    expect(await stateOf(laterSlot)).toBe("open");
    expect((await book({ slot: laterSlot })).status).toBe(201);
  });

  it("leads a form without scripts to the appointment, and a second press to the same one", async () => {
    const { form, mails, call } = await bookingApp(await open());
    const first = await form(bookingEndpoints.bookings, details);
    const second = await form(bookingEndpoints.bookings, details);
    expect([first.status, second.status]).toEqual([303, 303]);
    const target = first.headers.get("Location") ?? "";
    expect(second.headers.get("Location")).toBe(target);
    expect(await mails()).toHaveLength(2);
    const token = new URL(target, "http://localhost").searchParams.get("token");
    const { body } = await call<BookingBody>(`${bookingEndpoints.bookings}?token=${token}`);
    expect(body.appointment.start).toBe(slot);
    const cancelled = await form(bookingEndpoints.cancel, { token: token ?? "" });
    expect(cancelled.headers.get("Location")).toContain("done=cancelled");
  });

  it("books a time again by a form without scripts after it was canceled or moved", async () => {
    const { form, mails, stateOf } = await bookingApp(await open());
    const tokenIn = (response: Response) =>
      new URL(response.headers.get("Location") ?? "", "http://localhost").searchParams.get(
        "token",
      ) ?? "";
    const first = tokenIn(await form(bookingEndpoints.bookings, details));
    await form(bookingEndpoints.cancel, { token: first });
    expect(await stateOf(slot)).toBe("open");
    const second = tokenIn(await form(bookingEndpoints.bookings, details));
    expect(second).not.toBe(first);
    expect(await stateOf(slot)).toBe("taken");
    const move = { token: second, slot: laterSlot, timeZone: details.timeZone };
    const moved = await form(bookingEndpoints.reschedule, move);
    const again = await form(bookingEndpoints.reschedule, move);
    expect(again.headers.get("Location")).toBe(moved.headers.get("Location"));
    await form(bookingEndpoints.bookings, details);
    expect([await stateOf(slot), await stateOf(laterSlot)]).toEqual(["taken", "taken"]);
    // Three bookings, a cancellation and a move, to the visitor and the company.
    expect(await mails()).toHaveLength(10);
  });

  it("does not say again that a call is booked once it was canceled", async () => {
    const { book, call } = await bookingApp(await open());
    const key = { [headers.idempotency]: "a-key-for-booking" };
    const first = await book({}, { ...passed(), ...key });
    await call(bookingEndpoints.cancel, { token: first.body.token });
    const second = await book({}, { ...passed(), ...key });
    expect(second.status).toBe(201);
    expect(second.body.token).not.toBe(first.body.token);
  });

  it("books three upcoming calls for an address, however many are asked for at once", async () => {
    const { book } = await bookingApp(await open());
    const days = ["10", "11", "12", "13", "17", "18", "19", "20"];
    const asked = days.map((day) => book({ slot: `2026-03-${day}T16:30:00.000Z` }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
  });

  it("shows such a form again with its text when something is wrong", async () => {
    const { form, book } = await bookingApp(await open());
    await book();
    const taken = await form(bookingEndpoints.bookings, { ...details, email: "b@example.com" });
    expect(taken.status).toBe(409);
    expect(await taken.text()).toContain("b@example.com");
    const wrong = await form(bookingEndpoints.bookings, { ...details, email: "b@" });
    expect(wrong.status).toBe(422);
  });

  it("feed a calendar program with confirmed calls: to whoever has the token", async () => {
    const { book, app, deps, call } = await bookingApp(await open());
    await book();
    const { body } = await book({ slot: laterSlot });
    await call(bookingEndpoints.cancel, { token: body.token });
    const feed = await app.request(
      `${bookingEndpoints.feed}?token=${await deps.bookings.feed.token()}`,
    );
    expect(feed.headers.get("Content-Type")).toContain("text/calendar");
    const { method, events } = readEvents(await feed.text());
    expect(method).toBe("PUBLISH");
    expect(events.map((event) => event.startDate.toJSDate().toISOString())).toEqual([slot]);
    expect((await app.request(`${bookingEndpoints.feed}?token=guess`)).status).toBe(404);
    expect((await app.request(bookingEndpoints.feed)).status).toBe(404);
  });
});
