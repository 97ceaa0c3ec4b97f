import { expect, it } from "vitest";
import type { BookingBody } from "#contract/booking.ts";
import { bookingEndpoints } from "#contract/booking.ts";
import type { Database } from "#server/db/database.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { runBookingsCommand } from "./bookings-command.ts";
import { bookingApp, details, laterSlot, neighbor, readEvents, slot } from "./test-bookings.ts";

/** The app, and the command line for the same company. */
async function company(database: Database) {
  const app = await bookingApp(database);
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    await runBookingsCommand(app.deps.bookings, words, (line) => lines.push(line));
    return lines;
  };
  return { ...app, run };
}

describeEngines("the bookings command", ({ open }) => {
  it("lists what is coming and nothing that was cancelled", async () => {
    const { book, call, run } = await company(await open());
    expect(await run("list")).toHaveLength(1);
    await book({ slot: laterSlot });
    const { body } = await book();
    await call(bookingEndpoints.cancel, { token: body.token });
    const lines = await run("list");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(details.email);
    expect(lines[0]).toContain("Wed, Mar 18, 10:30 AM MDT");
  });

  it("cancels a call for the company, once, and tells the visitor", async () => {
    const { book, call, run, mails, stateOf } = await company(await open());
    const { body } = await book();
    const id = body.token.split(".")[0] ?? "";
    await run("cancel", id);
    expect(await stateOf(slot)).toBe("open");
    const toVisitor = (await mails()).filter((mail) => mail.to === details.email).at(-1);
    expect(toVisitor.icalEvent.method).toBe("CANCEL");
    await expect(run("cancel", id)).rejects.toThrow();
    await expect(run("cancel", "unknown")).rejects.toThrow();
    // The visitor's own link became invalid too.
    expect((await call(bookingEndpoints.cancel, { token: body.token })).status).toBe(410);
  });

  it("blocks a stretch by the company's clock, names the calls in it, and opens it again", async () => {
    const { book, run, stateOf } = await company(await open());
    await book();
    const [blocked = "", ...booked] = await run("block", "2026-03-17T10:45", "2026-03-18T10:30");
    expect(booked.join("\n")).toContain(details.email);
    expect(await stateOf("2026-03-17T20:00:00.000Z")).toBe("taken");
    expect(await stateOf(laterSlot)).toBe("open");
    expect((await book({ slot: "2026-03-17T20:00:00.000Z" })).status).toBe(409);
    await run("unblock", blocked.split(" ").at(-1) ?? "");
    expect(await stateOf("2026-03-17T20:00:00.000Z")).toBe("open");
    expect(await stateOf(neighbor)).toBe("taken");
  });

  it("blocks whole days, both included", async () => {
    const { run, call } = await company(await open());
    await run("block", "2026-03-17", "2026-03-18");
    type Month = { days: { date: string; slots: { state: string }[] }[] };
    const { body } = await call<Month>(`${bookingEndpoints.slots}?month=2026-03`);
    const full = body.days.filter((day) => day.slots.every(({ state }) => state === "taken"));
    expect(full.map((day) => day.date)).toEqual(["2026-03-17", "2026-03-18"]);
  });

  it("prints the calendar that the feed's address gives", async () => {
    const { book, run, app } = await company(await open());
    const { body } = (await book()) as { body: BookingBody };
    const [printed = ""] = await run("ics");
    const [address = ""] = await run("feed");
    const { pathname, search } = new URL(address);
    const fed = await (await app.request(`${pathname}${search}`)).text();
    expect(fed.trim()).toBe(printed);
    expect(readEvents(printed).events[0]?.uid).toBe(body.token.split(".")[0]);
  });

  it("makes a new address of the feed, which ends the one before", async () => {
    const { run, app } = await company(await open());
    const statusOf = async (address = "") => {
      const { pathname, search } = new URL(address);
      return (await app.request(`${pathname}${search}`)).status;
    };
    const [before] = await run("feed");
    const [renewed] = await run("feed", "new");
    expect(await run("feed")).toEqual([renewed]);
    expect([await statusOf(before), await statusOf(renewed)]).toEqual([404, 200]);
  });

  it("says how it is used when it is used wrongly", async () => {
    const { run } = await company(await open());
    for (const words of [[], ["cancel"], ["block", "2026-03-17"], ["block", "soon", "later"]])
      await expect(run(...words)).rejects.toThrow();
    await expect(run("block", "2026-03-18", "2026-03-16")).rejects.toThrow();
    await expect(run("block", "2026-02-31", "2026-03-16")).rejects.toThrow();
  });
});
