import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { parseEnv } from "#server/env.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { addHook } from "#server/webhooks/hook-services.ts";
import { backup, restore } from "./backup.ts";
import { type Database, openDatabase } from "./database.ts";
import { backupAge } from "./last-backup.ts";
import { migrate } from "./migrate.ts";
import { verifyBackup } from "./verify-backup.ts";
import { indexesOf } from "./without-indexes.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

const everything = async ({ db }: Database) => ({
  leads: await db.selectFrom("leads").selectAll().orderBy("id").execute(),
  outbox: await db.selectFrom("outbox").selectAll().orderBy("id").execute(),
  hooks: await db.selectFrom("hooks").selectAll().execute(),
  events: await db.selectFrom("hook_events").selectAll().orderBy("id").execute(),
  deliveries: await db.selectFrom("hook_deliveries").selectAll().orderBy("id").execute(),
  keys: await db.selectFrom("request_keys").selectAll().orderBy("key").execute(),
});

describeEngines("backup", ({ open, openMany, engine }) => {
  it("holds every message, and fills an empty database with them", async () => {
    const file = join(folder, `${engine}.db`);
    const database = await open();
    const env = parseEnv({ HOOK_ALLOW: "127.0.0.1" });
    await addHook({ database, env }, { url: "http://127.0.0.1:9/" });
    const { hookAllow } = env;
    const { send, deps } = await createTestApp(database, { env: { hookAllow } });
    for (let index = 0; index < 30; index++)
      await send(
        { ...trial, fullName: `Visitor ${index}` },
        { "Idempotency-Key": `key-0000-${index}` },
      );
    await deps.hooks.deliverDue();
    await backup(database, file);
    await send({ ...trial, fullName: "After the backup" });
    const empty = await open();
    const counts = await restore(empty, file);
    expect(counts.get("leads")).toBe(30);
    const [before, after] = [await everything(database), await everything(empty)];
    expect(after.keys).toEqual(before.keys);
    expect(after.leads).toEqual(
      before.leads.filter((lead) => lead.full_name !== "After the backup"),
    );
    expect(after.outbox).toHaveLength(30);
    expect(after.hooks).toEqual(before.hooks);
    expect([after.events.length, after.deliveries.length]).toEqual([30, 30]);
    expect(after.deliveries).toEqual(before.deliveries);
  });

  it("holds every row of a table whose key has several columns", async () => {
    const file = join(folder, `${engine}-counts.db`);
    const database = await open();
    const days = Array.from(
      { length: 28 },
      (_, day) => `2026-02-${String(day + 1).padStart(2, "0")}`,
    );
    const counts = days.flatMap((day) =>
      Array.from({ length: 40 }, (_, page) => ({
        by: "path" as const,
        day,
        what: "view" as const,
        name: `/${page}`,
        n: 1,
      })),
    );
    const measures = days.flatMap((day) =>
      Array.from({ length: 40 }, (_, edge) => ({
        day,
        what: "lcp" as const,
        path: "/",
        device: "phone",
        edge,
        n: 1,
      })),
    );
    await database.commit(async (trx) => {
      await trx.insertInto("counts").values(counts).execute();
      await trx.insertInto("measures").values(measures).execute();
    });
    await backup(database, file);
    const restored = await restore(await open(), file);
    expect([restored.get("counts"), restored.get("measures")]).toEqual([1_120, 1_120]);
  });

  it("is restored for as long as it takes, with every index and every row that points to another", async () => {
    const file = join(folder, `${engine}-indexes.db`);
    const database = await open();
    const { send } = await createTestApp(database);
    for (let index = 0; index < 3; index++) await send({ ...trial, fullName: `Visitor ${index}` });
    const leads = await database.db.selectFrom("leads").select(["id", "created_at"]).execute();
    await database.db
      .insertInto("bookings")
      .values(
        leads.map(({ id, created_at }) => ({
          ...{ id, lead_id: id, start: created_at, state: "confirmed" as const, sequence: 0 },
          ...{
            by: "phone" as const,
            time_zone: "UTC",
            created_at,
            updated_at: created_at,
            outcome: "",
          },
        })),
      )
      .execute();
    await backup(database, file);
    const indexes = ({ db }: Database) => indexesOf(db, engine, ["leads", "bookings", "outbox"]);
    const expected = await indexes(database);
    expect(expected.length).toBeGreaterThan(5);
    // On PostgreSQL, a statement that has to keep to this time fails.
    const [target] = (await openMany(1, { timeout: 1 })) as [Database];
    await migrate(target);
    const counts = await restore(target, file);
    expect([counts.get("leads"), counts.get("bookings")]).toEqual([3, 3]);
    const found = await target.withoutTimeouts((db) => indexes({ ...target, db }));
    expect(found).toEqual(expected);
  });

  it("is no file for others to read, and neither is the database", async () => {
    const file = join(folder, `${engine}-mode.db`);
    const database = await open();
    const umask = process.umask(0o022);
    await backup(database, file);
    expect(modeOf(file)).toBe(0o600);
    const existing = join(folder, `${engine}-existing`);
    mkdirSync(existing, { mode: 0o755 });
    const first = openDatabase({ databaseUrl: undefined, dataDir: existing });
    await migrate(first);
    for (const name of readdirSync(existing)) expect(modeOf(join(existing, name))).toBe(0o600);
    await first.close();
    // Written by an earlier version.
    chmodSync(join(existing, "farline.db"), 0o644);
    const second = openDatabase({ databaseUrl: undefined, dataDir: existing });
    expect(modeOf(join(existing, "farline.db"))).toBe(0o600);
    await second.close();
    process.umask(umask);
  });

  it("restores from nothing but a backup", async () => {
    const database = await open();
    const empty = join(folder, `${engine}-empty.db`);
    writeFileSync(empty, "");
    const text = join(folder, `${engine}-text.db`);
    writeFileSync(text, "Dear company, this is no database. ".repeat(100));
    for (const file of [empty, text])
      await expect(restore(database, file)).rejects.toThrow(/not a Farline backup/);
  });

  it("refuses a damaged file with one line, and says what a sound one holds", async () => {
    const database = await open();
    await (await createTestApp(database)).send(trial);
    const file = join(folder, `${engine}-damaged.db`);
    await backup(database, file);
    expect(await backupAge(database)).toBeLessThan(60_000);
    expect(await verifyBackup(file)).toMatchObject({ leads: 1 });
    const sound = readFileSync(file);
    const at = sound.indexOf("Ada Example");
    const damages = {
      "a letter of a message": Buffer.concat([
        sound.subarray(0, at),
        Buffer.from("Eve"),
        sound.subarray(at + 3),
      ]),
      "the end": sound.subarray(0, sound.length - 4096),
      "a page": Buffer.concat([sound.subarray(0, 4096), Buffer.alloc(8192), sound.subarray(12288)]),
    };
    for (const [what, bytes] of Object.entries(damages)) {
      writeFileSync(file, bytes);
      await expect(restore(await open(), file), what).rejects.toThrow(/^\S+ is damaged: [^\n]+$/);
    }
    // Damage to the database itself is found without the checksum too.
    rmSync(`${file}.sha256`);
    await expect(verifyBackup(file)).rejects.toThrow(/^\S+ is damaged: [^\n]+$/);
  });

  it("replaces neither a file nor a database that keeps messages", async () => {
    const file = join(folder, `${engine}-2.db`);
    const database = await open();
    await (await createTestApp(database)).send(trial);
    await backup(database, file);
    await expect(backup(database, file)).rejects.toThrow(/exists/);
    await expect(restore(database, file)).rejects.toThrow(/not empty/);
  });
});
