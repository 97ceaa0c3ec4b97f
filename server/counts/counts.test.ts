import { expect, it } from "vitest";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { silentLog } from "#server/log.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { createCounts } from "./counts.ts";
import { foldCounts } from "./fold-counts.ts";
import { readBeacon } from "./read-beacon.ts";
import { deviceOf, isProgram, languageOf } from "./visitor-class.ts";

const browser =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const touch = "1763791320000 /pricing news.example utm_source=Newsletter&utm_campaign=Spring";
const beacon = readBeacon(`${touch}\nvisit /pricing\nview /about\nlcp /pricing 1900`);
const visitor = { device: "computer", language: "en" };
const zone = "America/Denver";

const counted = async ({ db }: Database, by: "all" | "path" | "source") => {
  const rows = await db.selectFrom("counts").selectAll().where("by", "=", by).execute();
  return Object.fromEntries(rows.map(({ what, name, n }) => [`${what} ${name}`.trim(), n]));
};

it("reads touches, events and measures, and leaves out what it does not know", () => {
  const odd = readBeacon(
    `${touch}\nvisit /pricing\nview /booking?token=x\nview /no-such-page\nsale /pricing\ninp /pricing 99999\ninp /pricing -1\n__proto__ /\n\n`,
  );
  expect(odd).toEqual({
    events: [
      { what: "visit", path: "/pricing" },
      { what: "view", path: "/pricing" },
    ],
    measured: [{ what: "inp", path: "/pricing", edge: -1 }],
    source: "newsletter",
    medium: "referral",
    campaign: "spring",
  });
});

it("tells programs, devices and languages apart", () => {
  expect(isProgram(browser)).toBe(false);
  const programs = [
    "",
    "curl/8.5.0",
    "Mozilla/5.0 (compatible; AcubotX; robot_1.0; +https://crawler.example)",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
  ];
  expect(programs.filter((name) => !isProgram(name))).toEqual([]);
  const phones = ["CUBOT NOTE 20", "CUBOT_X18_Plus", "CUBOT"].map((model) =>
    browser.replace("X11; Linux x64", `Linux; Android 11; ${model}`),
  );
  expect(phones.filter(isProgram)).toEqual([]);
  expect(deviceOf("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148")).toBe(
    "phone",
  );
  expect(deviceOf("Mozilla/5.0 (Linux; Android 15; Tab) Chrome/140.0 Safari/537.36")).toBe(
    "tablet",
  );
  expect(["de-DE,de;q=0.9", "zh", "*", "<b>"].map(languageOf)).toEqual([
    "de",
    "zh",
    "other",
    "other",
  ]);
});

describeEngines("counts", ({ engine, open, openMany }) => {
  it("are right when three processes write at once, and after a restart", async () => {
    const databases = await openMany(3);
    await migrate(databases[0] as Database);
    const processes = databases.map((database) => createCounts({ database, zone, log: silentLog }));
    for (let round = 0; round < 4; round++) {
      for (const one of processes) for (let n = 0; n < 25; n++) one.add(beacon, visitor);
      await Promise.all(processes.map((one) => one.flush()));
    }
    const restarted = createCounts({ database: databases[0] as Database, zone, log: silentLog });
    restarted.add(beacon, visitor);
    await restarted.stop();
    expect(await counted(databases[1] as Database, "all")).toEqual({ visit: 301, view: 602 });
    expect(await counted(databases[1] as Database, "source")).toEqual({
      "visit newsletter": 301,
      "view newsletter": 602,
    });
    const measured = await databases[2]?.db.selectFrom("measures").selectAll().execute();
    expect(measured).toMatchObject([{ what: "lcp", path: "/pricing", edge: 2000, n: 301 }]);
  });

  it("wait for the next writing when one fails", async () => {
    const database = await open();
    const broken = { ...database };
    const counts = createCounts({ database: broken, zone, log: silentLog });
    counts.add(beacon, visitor);
    broken.commit = () => Promise.reject(new Error("the disk is full"));
    await counts.flush();
    counts.add(beacon, visitor);
    broken.commit = database.commit;
    await counts.flush();
    expect(await counted(database, "all")).toEqual({ visit: 2, view: 4 });
  });

  it("know two hundred sources a day, then others", async () => {
    const database = await open();
    const counts = createCounts({ database, zone, log: silentLog });
    for (let n = 0; n < 150; n++) counts.add({ ...beacon, source: `made-up-${n}` }, visitor);
    await counts.flush();
    for (let n = 100; n < 300; n++) counts.add({ ...beacon, source: `made-up-${n}` }, visitor);
    await counts.flush();
    const sources = await counted(database, "source");
    expect(Object.keys(sources).filter((key) => key.startsWith("visit"))).toHaveLength(201);
    expect(sources["visit other"]).toBe(100);
    expect(sources["visit made-up-120"]).toBe(2);
  });

  it("fold into months after 400 days, and go after three years", async () => {
    const database = await open();
    const row = { by: "all", what: "view", name: "" } as const;
    await database.commit((trx) =>
      trx
        .insertInto("counts")
        .values([
          { ...row, day: "2022-03-09", n: 1 },
          { ...row, day: "2024-05-01", n: 2 },
          { ...row, day: "2024-05-20", n: 4 },
          { ...row, day: "2026-01-20", n: 8 },
        ])
        .execute(),
    );
    const fold = () =>
      database.commit((trx) =>
        foldCounts(trx, { engine, now: Date.parse("2026-02-01T12:00:00Z"), zone, months: 36 }),
      );
    await fold();
    await fold();
    const kept = await database.db
      .selectFrom("counts")
      .select(["day", "n"])
      .orderBy("day")
      .execute();
    expect(kept).toEqual([
      { day: "2024-05-01", n: 6 },
      { day: "2026-01-20", n: 8 },
    ]);
  });

  it("fold once when two processes fold at the same moment", async () => {
    const [one, other] = (await openMany(2)) as [Database, Database];
    await migrate(one);
    const row = { by: "all", what: "view", name: "", day: "2024-05-20", n: 4 } as const;
    await one.commit((trx) => trx.insertInto("counts").values(row).execute());
    const asked = { engine, now: Date.parse("2026-02-01T12:00:00Z"), zone, months: 36 };
    let bothBegun = () => {};
    const begun = new Promise<void>((resolve) => {
      bothBegun = resolve;
    });
    const first = one.commit(async (trx) => {
      await foldCounts(trx, asked);
      await begun;
    });
    const second = other.commit((trx) => foldCounts(trx, asked));
    setTimeout(bothBegun, 300);
    await Promise.all([first, second]);
    const kept = await one.db.selectFrom("counts").select(["day", "n"]).execute();
    expect(kept).toEqual([{ day: "2024-05-01", n: 4 }]);
  });
});

describeEngines("POST /api/counts", ({ open }) => {
  const body = `${touch}\nvisit /pricing`;
  const headers = {
    "Content-Type": "text/plain;charset=UTF-8",
    "Content-Length": String(body.length),
    "Sec-Fetch-Site": "same-origin",
    "User-Agent": browser,
  };
  it("counts what a browser sends, and drops programs, other sites, the private and the desk", async () => {
    const database = await open();
    const { app, deps } = await createTestApp(database);
    const post = async (more: Record<string, string> = {}, text = body) =>
      (
        await app.request("/api/counts", {
          method: "POST",
          body: text,
          headers: { ...headers, ...more },
        })
      ).status;
    expect(await post()).toBe(204);
    const dropped: Record<string, string>[] = [
      { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
      { "Sec-Fetch-Site": "same-site", Origin: "https://other.example" },
      { "Sec-GPC": "1" },
      { DNT: "1" },
      { Cookie: "a=b; __Host-desk=abc" },
    ];
    for (const more of dropped) expect(await post(more)).toBe(204);
    expect(await post({}, "view /unknown")).toBe(204);
    await deps.counts.flush();
    expect(await counted(database, "all")).toEqual({ visit: 1, view: 1 });
  });

  it("refuses what is no beacon", async () => {
    const { app } = await createTestApp(await open());
    const status = async (more: Record<string, string>) =>
      (await app.request("/api/counts", { method: "POST", body, headers: { ...headers, ...more } }))
        .status;
    expect(await status({ "Content-Type": "application/json" })).toBe(415);
    expect(await status({ "Content-Length": "2000" })).toBe(413);
    expect((await app.request("/api/counts")).status).toBe(405);
  });

  it("counts nothing when it is off, and no flood of one client", async () => {
    const database = await open();
    const off = await createTestApp(database, { env: { counts: false } });
    const limited = await createTestApp(database, { env: { limitPerClient: 1 } });
    const post = ({ app }: typeof off) =>
      app.request("/api/counts", { method: "POST", body, headers });
    await post(off);
    for (let n = 0; n < 40; n++) await post(limited);
    await Promise.all([off, limited].map(({ deps }) => deps.counts.flush()));
    expect(await counted(database, "all")).toEqual({ visit: 30, view: 30 });
  });
});
