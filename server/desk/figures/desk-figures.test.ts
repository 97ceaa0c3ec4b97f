import fc from "fast-check";
import { expect, it } from "vitest";
import { answerHours } from "#content/desk/figures-words.ts";
import { scheduling } from "#content/scheduling.ts";
import { type FigureRange, figureRanges } from "#contract/desk-figures.ts";
import { wallTimeAt } from "#server/bookings/zone-clock.ts";
import type { Database } from "#server/db/database.ts";
import { shareOf } from "#server/figures/proportion.ts";
import { sumLeadDays } from "#server/figures/sum-lead-days.ts";
import { atTime } from "#server/testing/at-time.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { readCallOutcomes } from "./call-outcomes.ts";
import { daysOf, stepAt, stepsOf } from "./figure-range.ts";
import { readDeskFigures } from "./read-desk-figures.ts";

const day = 86_400_000;
const dateOf = (at: number) => wallTimeAt(at, scheduling.zone).date;

it("puts the time before right before the range, with as many steps", () => {
  const dates = fc.date({
    min: new Date("2020-01-01"),
    max: new Date("2039-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...figureRanges), dates, (range: FigureRange, date) => {
      const today = date.toISOString().slice(0, 10);
      const { now, before } = daysOf(range, today);
      const steps = stepsOf(range, now);
      expect(steps).toHaveLength(range === "year" ? 12 : Number(range));
      expect(stepsOf(range, before)).toHaveLength(steps.length);
      expect(steps.at(-1)).toBe(stepAt(range, today));
      expect(now.to).toBe(today);
      expect(before.to < now.from).toBe(true);
      if (range !== "year") expect(Date.parse(now.from) - Date.parse(before.to)).toBe(day);
    }),
  );
  expect(daysOf("year", "2028-02-29").before).toEqual({ from: "2026-03-01", to: "2027-02-28" });
});

/** A call of a lead, as the calendar stores it. */
async function book(
  { db }: Database,
  name: string,
  start: number,
  more: { outcome?: "held" | "missed" | ""; state?: "cancelled" } = {},
): Promise<void> {
  const { id } = await db
    .selectFrom("leads")
    .select("id")
    .where("full_name", "=", name)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("bookings")
    .values({
      ...{ id, lead_id: id, start, state: "confirmed", sequence: 0, by: "phone" },
      ...{ time_zone: "UTC", outcome: "", created_at: start, updated_at: start },
      ...more,
    })
    .execute();
}

describeEngines("figures of the desk", ({ open }) => {
  it("are those of a count by hand, in every range", async () => {
    // One moment for the whole test, which may run over midnight.
    const now = Date.now();
    const database = atTime(await open(), { ms: now });
    const { send, deps } = await createTestApp(database);
    let seed = 11;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const leads: {
      at: number;
      suspect: boolean;
      waited: number;
      folder: string;
      booked: boolean;
    }[] = [];
    const visits = new Map<string, number>();
    for (let number = 0; number < 120; number++) {
      const at = now - random(number % 2 ? 40 * day : 700 * day);
      const suspect = random(6) === 0;
      const waited = random(3) ? random(30 * 3_600_000) + 1 : 0;
      const folder = suspect ? "marked" : waited ? "answered" : random(2) ? "waiting" : "closed";
      await send(
        { ...trial, fullName: `V ${number}`, message: `Free trial request from V ${number}` },
        { "X-Form-Elapsed": suspect ? "10" : "9000" },
      );
      await database.db
        .updateTable("leads")
        .set({ created_at: at, answered_at: waited && at + waited, folder: folder as "closed" })
        .where("full_name", "=", `V ${number}`)
        .execute();
      const booked = random(4) === 0;
      if (booked) await book(database, `V ${number}`, at + random(9 * day));
      leads.push({ at, suspect, waited, folder, booked });
      visits.set(dateOf(at), (visits.get(dateOf(at)) ?? 0) + 1 + random(9));
    }
    await database.db
      .insertInto("counts")
      .values(
        [...visits].map(([date, n]) => ({ by: "all", day: date, what: "visit", name: "", n })),
      )
      .execute();
    const compare = async (range: FigureRange) => {
      const figures = await readDeskFigures(database, range);
      const { now: days, before } = daysOf(range, dateOf(now));
      const within = ({ from, to }: typeof days) =>
        leads.filter(({ at, suspect }) => !suspect && dateOf(at) >= from && dateOf(at) <= to);
      const visited = ({ from, to }: typeof days) =>
        [...visits].reduce((sum, [date, n]) => sum + (date >= from && date <= to ? n : 0), 0);
      const mine = within(days);
      expect(figures.total).toMatchObject({
        visits: visited(days),
        leads: mine.length,
        booked: mine.filter(({ booked }) => booked).length,
        share: shareOf(mine.length, visited(days)),
      });
      expect(figures.before).toMatchObject({
        visits: visited(before),
        leads: within(before).length,
        booked: within(before).filter(({ booked }) => booked).length,
      });
      const matching = stepsOf(range, before);
      for (const [index, step] of figures.steps.entries()) {
        const isIn = (date: string) => stepAt(range, date) === step.day;
        const wasIn = (date: string) => stepAt(range, date) === matching[index];
        const countIf = (test: (date: string) => boolean, { from, to }: typeof days) =>
          [...visits].reduce(
            (sum, [date, n]) => sum + (test(date) && date >= from && date <= to ? n : 0),
            0,
          );
        expect(step.visits).toBe(countIf(isIn, days));
        expect(step.before).toBe(countIf(wasIn, before));
        const here = mine.filter(({ at }) => isIn(dateOf(at)));
        expect(step.leads).toBe(here.length);
        expect(step.booked).toBe(here.filter(({ booked }) => booked).length);
      }
      const hours = [0, ...answerHours, Number.POSITIVE_INFINITY];
      const answered = mine.filter(({ waited }) => waited > 0);
      expect(figures.answers.answered).toEqual(
        hours.slice(1).map(
          (end, index) =>
            answered.filter(({ waited }) => {
              const minutes = Math.floor(waited / 60_000);
              return minutes < end * 60 && minutes >= (hours[index] ?? 0) * 60;
            }).length,
        ),
      );
      const sorted = answered
        .map(({ waited }) => Math.floor(waited / 60_000))
        .sort((a, b) => a - b);
      expect(figures.answers.median).toBe(sorted[Math.ceil(sorted.length / 2) - 1]);
      const unanswered = mine.filter(({ waited }) => waited === 0);
      const isWaiting = ({ folder }: (typeof leads)[number]) => folder === "waiting";
      expect(figures.answers.waiting).toBe(unanswered.filter(isWaiting).length);
      expect(figures.answers.closed).toBe(unanswered.filter((lead) => !isWaiting(lead)).length);
    };
    const compareAll = async () => {
      for (const range of figureRanges) await compare(range);
    };
    await compareAll();
    const sums = { zone: scheduling.zone, now };
    await sumLeadDays(database, sums);
    await compareAll();
    // Acts after a day was summed up.
    const { db } = database;
    const named = (number: number) => `V ${number}`;
    for (const [number, lead] of leads.entries()) {
      const change = random(4);
      if (change === 0) {
        await db.deleteFrom("leads").where("full_name", "=", named(number)).execute();
        lead.suspect = true;
      } else if (change === 1) {
        const set = { answered_at: lead.at + 90_000_000, folder: "answered" as const };
        await db.updateTable("leads").set(set).where("full_name", "=", named(number)).execute();
        Object.assign(lead, { waited: 90_000_000, folder: "answered" });
      } else if (change === 2 && !lead.booked && lead.at < now - day) {
        await book(database, named(number), now);
        lead.booked = true;
      }
    }
    await db
      .updateTable("counts")
      .set((eb) => ({ n: eb("n", "+", 2) }))
      .execute();
    for (const [date, n] of visits) visits.set(date, n + 2);
    await compareAll();
    await sumLeadDays(database, sums);
    await compareAll();
    const left = await db.selectFrom("lead_day_changes").select("at").execute();
    // A day is summed from an hour after its end, so shortly after midnight yesterday is left too.
    const summedUntil = dateOf(now - 3_600_000);
    expect(left.every(({ at }) => dateOf(at) >= summedUntil)).toBe(true);
    await deps.outbox.stop();
  });

  it("say what became of the calls of a range", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    const noon = Date.parse("2026-03-10T18:00:00Z");
    const calls = [
      { start: noon, outcome: "held" },
      { start: noon + 1, outcome: "held" },
      { start: noon, outcome: "missed" },
      { start: noon, outcome: "" },
      { start: noon, outcome: "", state: "cancelled" },
      { start: noon + 60_000, outcome: "" },
      { start: noon - 9 * day, outcome: "held" },
    ] as const;
    for (const [number, { start, ...more }] of calls.entries()) {
      await send({ ...trial, fullName: `V ${number}` });
      await book(database, `V ${number}`, start, more);
    }
    const range = { from: "2026-03-10", to: "2026-03-10", zone: scheduling.zone };
    expect(await readCallOutcomes(database.db, range, noon + 30_000)).toEqual({
      ...{ held: 2, missed: 1, cancelled: 1, unmarked: 1, ahead: 1 },
    });
  });

  it("gather what does not fit a table, and lose none of it", async () => {
    const database = await open();
    const today = dateOf(Date.now());
    const rows = Array.from({ length: 30 }, (_, index) => ({
      by: "source" as const,
      day: today,
      what: "visit" as const,
      name: `source ${index}`,
      n: index + 1,
    }));
    await database.db.insertInto("counts").values(rows).execute();
    const { sources } = await readDeskFigures(database, "7");
    const shown = sources.rows.reduce((sum, { seen }) => sum + seen, 0);
    expect(sources.rows[0]?.name).toBe("source 29");
    expect(shown + (sources.rest?.seen ?? 0)).toBe((30 * 31) / 2);
    expect(sources.rows.length + (sources.rest?.count ?? 0)).toBe(30);
  });
});
