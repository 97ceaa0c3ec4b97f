import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { folders, leadActs, type TrayQuery } from "#contract/desk-tray.ts";
import { bookingApp, details } from "#server/bookings/test-bookings.ts";
import type { Database } from "#server/db/database.ts";
import { actOnLead } from "#server/desk/lead/act-on-lead.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { exportTray, streamText } from "./export-tray.ts";
import { countAfter, countTray, listTray, newestLead } from "./list-tray.ts";
import { newestSources, readToday } from "./today.ts";
import { noFilters } from "./tray-filter.ts";
import { indexWords } from "./word-index.ts";

const hour = 3_600_000;
const all: TrayQuery = { ...noFilters, folder: "all" };
const waiting: TrayQuery = { ...all, folder: "waiting" };

/** Stores so many leads, each a minute older than the one before. */
async function fill(database: Database, count: number): Promise<void> {
  const { send } = await createTestApp(database);
  for (let number = 0; number < count; number++)
    await send({ ...trial, fullName: `Visitor ${number}`, email: `v${number}@example.com` });
  await age(database, (name) => (Number(name.split(" ")[1]) || 0) / 60);
}

async function age(database: Database, hours: (name: string) => number): Promise<void> {
  const rows = await database.db.selectFrom("leads").select(["id", "full_name"]).execute();
  const now = Date.now();
  for (const { id, full_name } of rows)
    await database.db
      .updateTable("leads")
      .set({ created_at: now - Math.round(hours(full_name) * hour) })
      .where("id", "=", id)
      .execute();
}

const names = (page: Awaited<ReturnType<typeof listTray>>) => page.rows.map(({ name }) => name);

describeEngines("the in-tray", ({ open }) => {
  it("shows who waits too long on top, the longest first, then the newest", async () => {
    const database = await open();
    await fill(database, 5);
    const hours: Record<string, number> = { 0: 1, 1: 25, 2: 30, 3: 23.9, 4: 0.1 };
    await age(database, (name) => hours[name.split(" ")[1] ?? ""] ?? 0);
    const page = await listTray(database, waiting);
    expect(names(page)).toEqual(["Visitor 2", "Visitor 1", "Visitor 4", "Visitor 0", "Visitor 3"]);
    expect(page.rows.map(({ late }) => late)).toEqual([true, true, false, false, false]);
  });

  it("goes through all pages, each lead once, across the border of the late ones", async () => {
    const database = await open();
    await fill(database, 105);
    await age(database, (name) => Number(name.split(" ")[1]) * 0.4);
    for (const query of [waiting, all]) {
      const seen: string[] = [];
      for (let cursor: string | undefined = ""; cursor !== undefined; ) {
        const page = await listTray(database, { ...query, cursor });
        expect(page.rows.length).toBeLessThanOrEqual(50);
        seen.push(...names(page));
        cursor = page.next;
      }
      expect(new Set(seen).size).toBe(105);
      expect(seen).toHaveLength(105);
    }
  });

  it("loses no lead that becomes late between two pages", async () => {
    const database = await open();
    await fill(database, 60);
    // One waits too long already, and one will a minute after the first page.
    await age(database, (name) => ({ "Visitor 0": 25, "Visitor 59": 24 - 0.5 / 60 })[name] ?? 1);
    const first = await listTray(database, waiting);
    const later = { ...database, now: () => sql<number>`${sql.lit(Date.now() + 60_000)}` };
    const second = await listTray(later, { ...waiting, cursor: first.next ?? "" });
    const seen = [...names(first), ...names(second)];
    expect(seen).toHaveLength(60);
    expect(new Set(seen)).toContain("Visitor 59");
    expect(names(await listTray(later, waiting)).slice(0, 2)).toEqual(["Visitor 0", "Visitor 59"]);
  });

  it("takes a malformed cursor for none, and filters by owner and days", async () => {
    const database = await open();
    await fill(database, 3);
    const [first] = (await listTray(database, { ...all, cursor: "n.x.y" })).rows;
    if (!first) throw new Error("empty");
    await actOnLead(database, "nora@farline.example", { ...first, act: "take" });
    const mine = await listTray(database, { ...all, owner: "nora@farline.example" });
    expect(mine.rows.map(({ id }) => id)).toEqual([first.id]);
    expect((await listTray(database, { ...all, owner: "nobody" })).rows).toHaveLength(2);
    expect((await listTray(database, { ...all, to: "2001-01-01" })).rows).toEqual([]);
    expect((await listTray(database, { ...all, from: "2001-01-01" })).rows).toHaveLength(3);
  });

  it("shows the leads of several sources, and offers those of the newest", async () => {
    const database = await open();
    await fill(database, 6);
    const sources = ["bing", "google", "google", "direct", "google", "bing"];
    for (const [number, source] of sources.entries())
      await database.db
        .updateTable("leads")
        .set({ source })
        .where("full_name", "=", `Visitor ${number}`)
        .execute();
    const found = (folder: TrayQuery["folder"], ...some: string[]) =>
      listTray(database, { ...all, folder, sources: some }).then(names);
    for (const folder of ["all", "waiting"] as const) {
      expect(await found(folder, "bing", "direct")).toEqual([
        "Visitor 0",
        "Visitor 3",
        "Visitor 5",
      ]);
      expect(await found(folder, "direct")).toEqual(["Visitor 3"]);
    }
    expect(await found("closed", "bing", "google")).toEqual([]);
    expect(await newestSources(database)).toEqual(["google", "bing", "direct"]);
  });

  it("tells what came today, how soon it was answered, and what was marked", async () => {
    const database = await open();
    expect(await readToday(database)).toEqual({ leads: 0, answered: 0, slowest: 0, suspect: 0 });
    const { send } = await createTestApp(database);
    await send({ ...trial, fullName: "A machine" }, { "X-Form-Honeypot": "http://spam.example" });
    await fill(database, 3);
    // All at this moment, so that no midnight lies between; one of a day before.
    const now = Date.now();
    const set = (name: string, change: { created_at: number; answered_at: number }) =>
      database.db.updateTable("leads").set(change).where("full_name", "=", name).execute();
    await set("A machine", { created_at: now, answered_at: 0 });
    await set("Visitor 0", { created_at: now, answered_at: now + hour });
    await set("Visitor 1", { created_at: now, answered_at: 0 });
    await set("Visitor 2", { created_at: now - 25 * hour, answered_at: now + 9 * hour });
    expect(await readToday(database)).toEqual({
      leads: 2,
      answered: 1,
      slowest: hour,
      suspect: 1,
    });
  });

  it("counts what asks for somebody, and no further than it is said", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await send({ ...trial, fullName: "A machine" }, { "X-Form-Honeypot": "http://spam.example" });
    await fill(database, 102);
    expect(await countTray(database)).toEqual({ waiting: 100, marked: 1 });
  });

  it("counts what came after a place", async () => {
    const database = await open();
    expect(await newestLead(database)).toEqual({ newest: "", waiting: 0 });
    await fill(database, 3);
    const { newest } = await newestLead(database);
    expect(await countAfter(database, newest)).toBe(0);
    const { send } = await createTestApp(database);
    await send({ ...trial, fullName: "Later" });
    expect(await countAfter(database, newest)).toBe(1);
    expect(await countAfter(database, "")).toBe(4);
  });

  it("shows the words around what was found", async () => {
    const database = await open();
    await fill(database, 1);
    const message = `${"Furnace season again. ".repeat(12)}My father only speaks Spanish at home.`;
    await database.db.updateTable("leads").set({ message }).execute();
    await indexWords(database);
    const opening = async (words: string) =>
      (await listTray(database, { ...all, words })).rows[0]?.opening;
    expect(await opening("span")).toBe("… My father only speaks Spanish at home.");
    expect(await opening("furnace")).toMatch(/^Furnace season .* …$/);
    expect(await opening("")).toMatch(/^Furnace season .* …$/);
  });

  it("finds an address by all of it, and a name by its accents", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await send({ ...trial, fullName: "Zoe Frey", email: "zoe.frey@quux-law.test" });
    await send({ ...trial, fullName: "An Nguyễn", email: "an@one.example" });
    await send({ ...trial, fullName: "Bo Nguyen", email: "bo@two.example" });
    await indexWords(database);
    const find = async (words: string) => names(await listTray(database, { ...all, words }));
    expect(await find("zoe.frey@quux-law.test")).toEqual(["Zoe Frey"]);
    expect(await find("quux-law.test")).toEqual(["Zoe Frey"]);
    expect(await find("Nguyễn")).toContain("An Nguyễn");
    expect(await find("nguyen")).toContain("Bo Nguyen");
  });

  it("finds names, addresses, firms, words and digits of phones, by their beginnings", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await send({
      ...trial,
      fullName: "Lucía Fernández",
      email: "lucia@sonrisa.example",
      companyName: "Clínica Sonrisa",
      mobileNumber: "(720) 555-0177",
    });
    await send({ ...trial, fullName: "Tom Brandt", email: "tom@brandt.example" });
    await indexWords(database);
    const find = async (words: string) => names(await listTray(database, { ...all, words }));
    for (const words of ["lucía", "FERN", "sonrisa.example", "clínica son", "7205550177", "720555"])
      expect(await find(words), words).toEqual(["Lucía Fernández"]);
    for (const words of ["fernandez", "lucia@sonrisa.example", "(720) 555-0177", "+1 720.555.0177"])
      expect(await find(words), words).toEqual(["Lucía Fernández"]);
    await send({ ...trial, fullName: "Ana Ruiz", mobileNumber: "+1 (720) 555-0188" });
    await indexWords(database);
    for (const words of ["7205550188", "(720) 555-0188", "+1 720.555.0188", "17205550188"])
      expect(await find(words), words).toEqual(["Ana Ruiz"]);
    expect(await find("720555")).toHaveLength(2);
    expect(await find("mycase")).toHaveLength(3);
    expect(await find("lucía brandt")).toEqual([]);
    expect(await find(`"' OR 1=1 -- * : & |`)).toEqual([]);
  });
});

const textOf = async (parts: AsyncIterable<string>) => (await Array.fromAsync(parts)).join("");

describeEngines("an export", ({ open }) => {
  it("holds what the filters show, whole, and exact as JSON", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await fill(database, 60);
    const formula = "+1 720 555 0199";
    await send({ ...trial, fullName: "=Formula()", mobileNumber: formula });
    await send({ ...trial, fullName: "A machine" }, { "X-Form-Honeypot": "http://spam.example" });
    await indexWords(database);
    const lines = async (more: Partial<TrayQuery>, format: "csv" | "jsonl") =>
      (await textOf(exportTray(database, { ...all, ...more }, format))).trim().split("\n");
    expect(await lines({}, "csv")).toHaveLength(63);
    expect(await lines({ folder: "waiting" }, "csv")).toHaveLength(62);
    expect(await lines({ standing: "suspect" }, "jsonl")).toHaveLength(1);
    expect(await lines({ words: "visitor" }, "jsonl")).toHaveLength(60);
    const [line = ""] = await lines({ words: "formula" }, "jsonl");
    const record = JSON.parse(line);
    expect(record).toMatchObject({ full_name: "=Formula()", mobile_number: formula, calls: [] });
    expect(record.created_at).toMatch(/Z$/);
    expect((await lines({ words: "formula" }, "csv"))[1]).toContain(`"'=Formula()"`);
    expect(await textOf(exportTray(database, all, "csv"))).toMatch(/^\uFEFF"id"/);
  });

  it("names what became of a booked call, and the mails about it", async () => {
    const database = await open();
    const { book } = await bookingApp(database);
    await book();
    await database.db.updateTable("bookings").set({ outcome: "missed" }).execute();
    const [record] = (await textOf(exportTray(database, all, "jsonl"))).trim().split("\n");
    const { calls, mails } = JSON.parse(record ?? "");
    expect(calls).toMatchObject([{ state: "confirmed", outcome: "missed" }]);
    const queued = { state: "queued", sent_at: null, subject: expect.any(String) };
    expect(mails).toMatchObject([queued, queued]);
    expect(mails.map(({ to }: { to: string }) => to)).toContain(details.email);
  });

  it("is read no faster than it is taken, and stops when nobody takes it", async () => {
    let read = 0;
    let ended = false;
    async function* parts() {
      try {
        for (; read < 1_000; read++) yield "x".repeat(1_000);
      } finally {
        ended = true;
      }
    }
    const reader = streamText(parts()).getReader();
    await reader.read();
    await reader.cancel();
    expect(read).toBeLessThan(5);
    expect(ended).toBe(true);
  });
});

describeEngines("a search of many", ({ open, engine }) => {
  it("goes on where the index stops, and loses none", async () => {
    const database = await open();
    await fill(database, 1);
    const one = await database.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    const now = Date.now();
    const rows = Array.from({ length: 2_300 }, (_, number) => ({
      ...one,
      id: randomUUID(),
      word_number: null,
      full_name: `Copy ${number}`,
      created_at: now - number * 1_000,
      folder: number >= 2_290 ? ("closed" as const) : ("waiting" as const),
    }));
    for (let from = 0; from < rows.length; from += 100)
      await database.db
        .insertInto("leads")
        .values(rows.slice(from, from + 100))
        .execute();
    await indexWords(database);
    const query = { ...all, words: "copy", folder: "closed" } as const;
    const first = await listTray(database, query);
    const second = first.next ? await listTray(database, { ...query, cursor: first.next }) : first;
    expect(first.cut).toBe(engine === "sqlite");
    expect(names(second)).toHaveLength(10);
    expect(second.next).toBeUndefined();
  });
});

describeEngines("two people at one lead", ({ open }) => {
  it("lets the first act stand, whatever the second is, and says who was faster", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    const acts = ["take", "release", "answered", "close", "wait", "spam", "ok"] as const;
    const read = (id: string) =>
      database.db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    await send(trial);
    const lead = await database.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    for (const first of acts)
      for (const second of acts) {
        const before = { folder: "waiting", owner: "", standing: "open", answered_at: 0 } as const;
        await database.db.updateTable("leads").set(before).where("id", "=", lead.id).execute();
        const { version } = await read(lead.id);
        const seen = { id: lead.id, version };
        const done = await actOnLead(database, "nora@a.example", { ...seen, act: first });
        expect(done.is).toBe("done");
        const after = await read(lead.id);
        const late = await actOnLead(database, "sam@a.example", { ...seen, act: second });
        expect(late).toMatchObject({ is: "conflict", by: { who: "nora@a.example" } });
        expect(await read(lead.id)).toEqual(after);
        expect(folders).toContain(after.folder);
      }
  });

  it("takes any act back to exactly what was before it", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await send(trial);
    const { id } = await database.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const read = () =>
      database.db
        .selectFrom("leads")
        .select(["folder", "owner", "standing", "answered_at", "version"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    const owner = "sam@a.example";
    const states = [
      { folder: "waiting", owner: "", standing: "open", answered_at: 0 },
      { folder: "answered", owner, standing: "open", answered_at: Date.now() - hour },
      { folder: "closed", owner, standing: "verified", answered_at: Date.now() - hour },
      { folder: "marked", owner: "", standing: "suspect", answered_at: 0 },
    ] as const;
    for (const state of states)
      for (const act of leadActs) {
        await database.db.updateTable("leads").set(state).where("id", "=", id).execute();
        const { version } = await read();
        const request = { id, version, act, to: "ida@a.example" };
        const done = await actOnLead(database, "nora@a.example", request);
        if (done.is !== "done") continue;
        const { before } = done;
        const undo = { id, version: version + 1, act: "undo", before } as const;
        expect((await actOnLead(database, "nora@a.example", undo)).is).toBe("done");
        expect(await read(), act).toMatchObject(state);
        expect((await actOnLead(database, "nora@a.example", undo)).is).toBe("conflict");
      }
  });

  it("gives a lead that nobody has to one of two who take it at the same time", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await send(trial);
    const { id } = await database.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const results = await Promise.all(
      ["nora@a.example", "sam@a.example"].map((who) =>
        actOnLead(database, who, { id, version: 1, act: "take" }),
      ),
    );
    expect(results.map(({ is }) => is).sort()).toEqual(["conflict", "done"]);
    expect(await actOnLead(database, "x", { id: "gone", version: 1, act: "take" })).toEqual({
      is: "gone",
    });
  });
});
