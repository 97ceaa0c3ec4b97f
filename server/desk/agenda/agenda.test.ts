import { expect, it } from "vitest";
import { bookingEndpoints, type SlotMonth } from "#contract/booking.ts";
import type { BlockRequest } from "#contract/desk-agenda.ts";
import { talkEndpoint } from "#contract/receptionist.ts";
import { runBookingsCommand } from "#server/bookings/bookings-command.ts";
import { feedAddress } from "#server/bookings/feed-address.ts";
import { bookingApp, details, laterSlot, passed, slot } from "#server/bookings/test-bookings.ts";
import type { Database } from "#server/db/database.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { agendaServices } from "./agenda-services.ts";

const nora = "nora@farline.example";
const day = "2026-03-17";
const afternoon: BlockRequest = {
  from: day,
  fromTime: "13:00",
  to: day,
  toTime: "17:00",
  why: "Early close",
};
const morning = { ...afternoon, fromTime: "09:00", toTime: "12:00" };

async function company(database: Database) {
  const app = await bookingApp(database);
  const agenda = agendaServices(app.deps, nora);
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    await runBookingsCommand(app.deps.bookings, words, (line) => lines.push(line));
    return lines;
  };
  const audited = () =>
    database.db.selectFrom("desk_audit").select(["who", "what"]).orderBy("at").execute();
  return { ...app, agenda, run, audited };
}

describeEngines("the agenda", ({ open }) => {
  it("shows calls, holds, blocks and days off where they stand in the week", async () => {
    const { book, call, agenda } = await company(await open());
    await book();
    await call(bookingEndpoints.hold, { slot: laterSlot }, passed());
    await agenda.block({ ...afternoon, to: "2026-03-18", toTime: "10:00" });
    const week = await agenda.week("2026-03-19");
    expect(week.monday).toBe("2026-03-16");
    expect(week.days.map(({ date }) => date)).toEqual([
      "2026-03-16",
      "2026-03-17",
      "2026-03-18",
      "2026-03-19",
      "2026-03-20",
    ]);
    const [, tuesday, wednesday] = week.days;
    expect(tuesday?.calls).toMatchObject([
      { name: details.fullName, from: 630, to: 660, outcome: "", seen: false },
    ]);
    expect(tuesday?.blocks).toMatchObject([{ from: 780, to: 1440, why: "Early close" }]);
    expect(wednesday?.blocks).toMatchObject([{ from: 0, to: 600 }]);
    expect(wednesday?.holds).toMatchObject([{ from: 630, to: 660 }]);
    const christmas = await agenda.week("2026-12-24");
    expect(christmas.days[3]).toMatchObject({ off: "Christmas Eve", open: [] });
  });

  it("shows a call on a weekday that no longer has hours", async () => {
    const { book, deps } = await company(await open());
    await book();
    const { rules } = deps.bookings;
    const withoutTuesday = { ...rules, hours: { ...rules.hours, 2: [] } };
    const bookings = { ...deps.bookings, rules: withoutTuesday };
    const dates = async (date: string) =>
      (await agendaServices({ ...deps, bookings }, nora).week(date)).days.map((one) => one.date);
    expect(await dates(day)).toContain(day);
    expect(await dates("2026-03-24")).not.toContain("2026-03-24");
  });

  it("names the day on which the clocks change, and the next call of an empty week", async () => {
    const { book, agenda } = await company(await open());
    await book();
    const march = await agenda.week("2026-03-08");
    expect(march).toMatchObject({ clockChange: "2026-03-08", zoneShort: "MST" });
    expect(march.nextCall).toBe(Date.parse(slot));
    expect(march.openTimes).toBe(4 * 14 + 14);
    expect(await agenda.week("2026-03-17")).toMatchObject({ clockChange: "", zoneShort: "MDT" });
  });

  it("takes blocked times from the calendar and the receptionist until they are opened", async () => {
    const { book, agenda, stateOf, app, audited } = await company(await open());
    const blocked = await agenda.block(morning);
    if (blocked.is !== "blocked") throw new Error(blocked.why);
    expect(await stateOf(slot)).toBe("taken");
    expect((await book()).status).toBe(409);
    const said = () =>
      app.request(talkEndpoint, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          message: "book thirty minutes on Tuesday March 17",
          timeZone: "America/Denver",
        }),
      });
    const offered = async () =>
      (await (await said()).text()).match(/"start":"2026-03-17T[^"]*/g) ?? [];
    const during = await offered();
    expect(during.length).toBeGreaterThan(0);
    expect(during.join()).not.toContain("T16:30");
    const undo = await agenda.unblock(blocked.id);
    expect(await stateOf(slot)).toBe("open");
    expect((await offered()).join()).toContain("T16:30");
    expect(undo).toEqual(morning);
    expect(await agenda.unblock(blocked.id)).toBeUndefined();
    expect((await audited()).map(({ what }) => what)).toEqual([
      "blocked a time",
      "opened a blocked time",
    ]);
  });

  it("names the calls that stand in a block, and lets them stand", async () => {
    const { book, agenda } = await company(await open());
    await book();
    const whole = { ...afternoon, fromTime: "", toTime: "" };
    expect(await agenda.block(whole)).toMatchObject({ booked: [{ name: details.fullName }] });
    expect(await agenda.block({ ...afternoon, toTime: "13:00" })).toEqual({
      is: "refused",
      why: "order",
    });
    expect(await agenda.block({ ...afternoon, from: "2026-02-31" })).toEqual({
      is: "refused",
      why: "unreadable",
    });
    const { days } = await agenda.week(day);
    expect(days[1]?.calls).toMatchObject([{ state: "confirmed" }]);
  });

  it("cancels a call once, writes to the visitor and notes who did it", async () => {
    const { book, agenda, mails, stateOf, audited } = await company(await open());
    const { body } = await book();
    const id = body.token.split(".")[0] ?? "";
    expect(await agenda.cancel(id)).toBe(true);
    expect(await agenda.cancel(id)).toBe(false);
    expect(await agenda.cancel("unknown")).toBe(false);
    expect(await stateOf(slot)).toBe("open");
    const toVisitor = (await mails()).filter((mail) => mail.to === details.email).at(-1);
    expect(toVisitor.icalEvent.method).toBe("CANCEL");
    expect(await audited()).toEqual([{ who: nora, what: "canceled the call" }]);
  });

  it("notes whether a call took place, once it has begun, as the command line does", async () => {
    const { book, agenda, run, clock } = await company(await open());
    const { body } = await book();
    const id = body.token.split(".")[0] ?? "";
    expect(await agenda.setOutcome(id, "held")).toBe(false);
    clock.now = Date.parse(slot) + 60_000;
    expect(await agenda.setOutcome(id, "held")).toBe(true);
    expect(await agenda.call(id)).toMatchObject({ outcome: "held" });
    await run("missed", id);
    expect(await agenda.call(id)).toMatchObject({ outcome: "missed" });
    await expect(run("held", "unknown")).rejects.toThrow();
    expect(await agenda.setOutcome(id, "")).toBe(true);
  });

  it("lists the block of the command line with its reason", async () => {
    const { agenda, run } = await company(await open());
    await run("block", day, day, "Off", "site");
    const { days } = await agenda.week(day);
    expect(days[1]?.blocks).toMatchObject([{ from: 0, to: 1440, why: "Off site" }]);
    expect((await run("list")).join("\n")).toContain("Off site");
  });

  it("counts open times as the public calendar does", async () => {
    const { call, agenda } = await company(await open());
    const path = `${bookingEndpoints.slots}?month=2026-03`;
    const { body } = await call<SlotMonth>(path);
    const shown = body.days
      .filter(({ date }) => date >= "2026-03-16" && date <= "2026-03-20")
      .flatMap(({ slots }) => slots)
      .filter(({ state }) => state === "open");
    expect((await agenda.week(day)).openTimes).toBe(shown.length);
  });

  it("makes a new address for calendar programs, unless the configuration says which it is", async () => {
    const { agenda, deps, audited } = await company(await open());
    const before = await agenda.feed();
    expect(before.renewable).toBe(true);
    expect(await agenda.renewFeed()).toBe(true);
    expect((await agenda.feed()).url).not.toBe(before.url);
    expect(await audited()).toContainEqual({ who: nora, what: "made a new calendar address" });
    deps.bookings.feed = feedAddress(deps.bookings.database, {
      siteUrl: "http://localhost",
      feedToken: "told",
    });
    expect(await agenda.feed()).toEqual({
      url: expect.stringMatching(/token=told$/),
      renewable: false,
    });
    expect(await agenda.renewFeed()).toBe(false);
  });
});
