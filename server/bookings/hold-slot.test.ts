import { expect, it } from "vitest";
import { bookingEndpoints, type Held, type SlotMonth } from "#contract/booking.ts";
import { createApp } from "#server/app.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { bookingApp, laterSlot, passed, slot } from "./test-bookings.ts";

describeEngines("held times", ({ open }) => {
  const visitors = async () => {
    const app = await bookingApp(await open(), { trustProxy: 1 });
    const hold = (start: string, address: string, proof: Record<string, string> = passed()) =>
      app.call<Held>(
        bookingEndpoints.hold,
        { slot: start },
        { "X-Forwarded-For": address, ...proof },
      );
    const times = async (month = "2026-03") => {
      const { body } = await app.call<SlotMonth>(`${bookingEndpoints.slots}?month=${month}`);
      return body.days.map(({ slots }) => ({
        all: slots.map(({ start }) => start),
        open: slots.filter(({ state }) => state === "open").map(({ start }) => start),
      }));
    };
    return { ...app, hold, times };
  };

  it("cost a proof of work, each its own", async () => {
    const { hold, app } = await visitors();
    expect((await hold(slot, "203.0.113.1", {})).status).toBe(403);
    const proof = passed();
    expect((await hold(slot, "203.0.113.1", proof)).status).toBe(201);
    expect((await hold(laterSlot, "203.0.113.2", proof)).status).toBe(403);
    const challenge = await app.request(bookingEndpoints.hold);
    expect([challenge.status, challenge.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  });

  it("get their challenges a few at a time, however many ask", async () => {
    const { deps } = await bookingApp(await open());
    let [making, most] = [0, 0];
    const challenge = async () => {
      most = Math.max(most, ++making);
      await new Promise((resolve) => setTimeout(resolve, 20));
      making--;
      return {};
    };
    const holdProof = { ...deps.bookings.holdProof, challenge };
    const app = createApp({ ...deps, bookings: { ...deps.bookings, holdProof } });
    const asked = Array.from({ length: 20 }, () => app.request(bookingEndpoints.hold));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toEqual(Array(20).fill(200));
    expect(most).toBeLessThan(5);
  });

  it("are one for a client and its network: the next one replaces the last", async () => {
    const { hold, stateOf } = await visitors();
    await hold(slot, "2001:db8:1:aaaa::1");
    await hold(laterSlot, "2001:db8:1:bbbb::2");
    expect([await stateOf(slot), await stateOf(laterSlot)]).toEqual(["open", "taken"]);
    const many = ["09", "10", "11"].map((day) => `2026-03-${day}T16:30:00.000Z`);
    await Promise.all(many.map((start) => hold(start, "203.0.113.9")));
    const states = await Promise.all(many.map((start) => stateOf(start)));
    expect(states.filter((state) => state === "taken")).toHaveLength(1);
  });

  it("leave half of every day to those who book, however many there are", async () => {
    const { hold, times, book } = await visitors();
    const days = (await times()).slice(0, 2);
    let clients = 0;
    for (const { all } of days)
      for (const start of all) await hold(start, `198.51.100.${++clients}`);
    for (const [index, { all, open }] of (await times()).slice(0, 2).entries()) {
      expect(open.length * 2).toBeGreaterThanOrEqual(all.length);
      expect(open.length).toBeLessThan(all.length);
      const booked = await book({ slot: open[0] ?? "", email: `day-${index}@example.com` });
      expect(booked.status).toBe(201);
    }
  });

  it("give way when calls fill the day", async () => {
    const { hold, times, book } = await visitors();
    const { all = [] } = (await times())[0] ?? {};
    let clients = 0;
    for (const start of all) await hold(start, `198.51.100.${++clients}`);
    let booked = 0;
    for (;;) {
      const next = (await times())[0]?.open[0];
      if (!next) break;
      const { status } = await book({ slot: next, email: `v${++booked}@example.com` });
      expect(status).toBe(201);
    }
    // As many as without any hold. A call also blocks the next time because of its buffer.
    expect(booked).toBeGreaterThanOrEqual(all.length / 2 - 1);
  });
});
