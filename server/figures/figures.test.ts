import fc from "fast-check";
import { expect, it } from "vitest";
import { measures } from "#contract/counts.ts";
import { createCounts } from "#server/counts/counts.ts";
import { bucketOf, readBeacon } from "#server/counts/read-beacon.ts";
import { silentLog } from "#server/log.ts";
import { atTime } from "#server/testing/at-time.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { figuresCsv, figuresText } from "./print-figures.ts";
import { shareOf } from "./proportion.ts";
import { readFigures } from "./read-figures.ts";
import { percentile } from "./read-measured.ts";

it("gives the interval of Wilson", () => {
  // Expected values from Brown, Cai, DasGupta (2001): 3 of 10.
  const { share = 0, low = 0, high = 0 } = shareOf(3, 10) ?? {};
  expect(share).toBeCloseTo(0.3);
  expect(low).toBeCloseTo(0.1078, 3);
  expect(high).toBeCloseTo(0.6032, 3);
  expect(shareOf(0, 0)).toBeUndefined();
  expect(shareOf(5, 4)).toBeUndefined();
  expect(shareOf(0, 50)?.low).toBe(0);
});

it("finds a percentile within one bucket of the true one", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 4 }), (values) => {
      const counts = new Map<number, number>();
      for (const value of values) {
        const edge = bucketOf("lcp", value);
        counts.set(edge, (counts.get(edge) ?? 0) + 1);
      }
      const sorted = values.toSorted((a, b) => a - b);
      const exact = sorted[Math.ceil(values.length * 0.75) - 1] ?? 0;
      const found = percentile("lcp", counts, 0.75);
      const edges: readonly number[] = measures.lcp.edges;
      expect(bucketOf("lcp", Math.ceil(found))).toBe(edges.find((edge) => exact <= edge));
    }),
  );
  expect(percentile("inp", new Map([[-1, 1]]), 0.75)).toBe(Number.POSITIVE_INFINITY);
});

describeEngines("figures", ({ open }) => {
  it("are those of a count by hand", async () => {
    const ms = Date.parse("2026-03-10T18:00:00Z");
    const database = atTime(await open(), { ms });
    const { send, deps } = await createTestApp(database);
    const paths = ["/", "/pricing", "/contact"];
    const sources = ["newsletter", "google", "direct"];
    const querys = ["news.example utm_source=newsletter&utm_campaign=spring", "www.google.com", ""];
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const byHand = new Map<string, number>();
    const tally = (...keys: string[]) => {
      for (const key of keys) byHand.set(key, (byHand.get(key) ?? 0) + 1);
    };
    const counts = createCounts({ database, zone: "UTC", log: silentLog, clock: () => ms });
    for (let n = 0; n < 400; n++) {
      const which = random(3);
      const landing = paths[random(3)];
      const touch = `${ms} ${landing} ${querys[which]}`;
      const lines = [touch, `visit ${landing}`];
      tally(`visits ${sources[which]}`, `views ${landing}`, "visits", "views");
      if (random(2)) {
        const next = paths[random(3)];
        lines.push(`view ${next}`, `begun ${next}`);
        tally(`views ${next}`, `begun ${next}`, "views", "begun");
      }
      counts.add(readBeacon(lines.join("\n")), { device: "phone", language: "en" });
      if (n % 100 === 0) await counts.flush();
      if (random(20)) continue;
      const suspect = random(4) === 0;
      await send(
        { ...trial, fullName: `Ada ${n}`, message: `Free trial request from Ada ${n}` },
        {
          "X-Lead-Source": `trial /contact ${touch}`,
          "X-Form-Elapsed": suspect ? "10" : "9000",
        },
      );
      if (suspect) tally("marked");
      else tally("leads", `leads ${sources[which]}`, "leads /contact");
    }
    await counts.flush();
    const today = "2026-03-10";
    const figures = await readFigures(database.db, { from: today, to: today, zone: "UTC" });
    const hand = (key: string) => byHand.get(key) ?? 0;
    expect(hand("leads")).toBeGreaterThan(5);
    expect(figures.total).toMatchObject({
      visits: hand("visits"),
      views: hand("views"),
      begun: hand("begun"),
      leads: hand("leads"),
    });
    expect(figures.marked).toBe(hand("marked"));
    expect(figures.days).toHaveLength(1);
    for (const source of sources)
      expect(figures.sources.find(({ name }) => name === source)).toMatchObject({
        visits: hand(`visits ${source}`),
        leads: hand(`leads ${source}`),
        conversion: shareOf(hand(`leads ${source}`), hand(`visits ${source}`)),
      });
    for (const path of paths)
      expect(figures.pages.find(({ name }) => name === path)).toMatchObject({
        views: hand(`views ${path}`),
        begun: hand(`begun ${path}`),
        leads: hand(`leads ${path}`),
      });
    expect(figures.campaigns).toMatchObject([
      { name: "spring", visits: hand("visits newsletter"), leads: hand("leads newsletter") },
    ]);
    expect(figures.forms).toEqual([{ name: "trial", leads: hand("leads") }]);
    expect(figures.devices).toMatchObject([{ name: "phone", conversion: undefined }]);
    expect(figuresText(figures)).toContain("newsletter");
    expect(figuresCsv(figures).split("\r\n").length).toBeGreaterThan(8);
    await deps.outbox.stop();
  });

  it("are of the days asked for, on the company's clock", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    const row = { by: "all", what: "view", name: "", n: 1 } as const;
    const days = ["2026-01-30", "2026-01-31", "2026-02-01"];
    await database.commit((trx) =>
      trx
        .insertInto("counts")
        .values(days.map((day) => ({ ...row, day })))
        .execute(),
    );
    await send(trial);
    // 11:30 pm on the 31st in Denver.
    const at = Date.parse("2026-02-01T06:30:00Z");
    await database.commit((trx) => trx.updateTable("leads").set({ created_at: at }).execute());
    const query = { from: "2026-01-31", to: "2026-01-31", zone: "America/Denver" };
    const figures = await readFigures(database.db, query);
    expect(figures.days).toMatchObject([{ name: "2026-01-31", views: 1, leads: 1 }]);
    expect((await readFigures(database.db, { ...query, zone: "UTC" })).total.leads).toBe(0);
  });
});
