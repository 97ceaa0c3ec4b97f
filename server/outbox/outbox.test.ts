import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { silentLog } from "#server/log.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { createMetrics } from "#server/metrics.ts";
import { atTime } from "#server/testing/at-time.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { createOutbox } from "./outbox.ts";
import { DeliveryError, type Envelope, type FailureKind } from "./outgoing-mail.ts";
import { retryMails } from "./retry-mails.ts";

const put = (database: Database, ids: string[]) =>
  database.commit(async (trx) => {
    for (const id of ids)
      await enqueueMail(trx, database.now, {
        id,
        mail: { to: "a@example.com", subject: id, text: id },
      });
  });

const rows = ({ db }: Database) => db.selectFrom("outbox").selectAll().orderBy("id").execute();

/** An outbox with a relay that responds as `answer` decides. */
function outboxOn(database: Database, answer: (id: string) => FailureKind | undefined) {
  const tried: string[] = [];
  const transport = {
    name: "test",
    timeout: 1_000,
    async send({ id }: Envelope) {
      tried.push(id);
      const kind = answer(id);
      if (kind) throw new DeliveryError(kind, "test");
    },
  };
  return {
    tried,
    ...createOutbox({
      database,
      transport,
      log: silentLog,
      metrics: createMetrics(),
      // Without this interval, a simulated day would have 17,000 polls.
      poll: 3_600_000,
    }),
  };
}

describeEngines("outbox", ({ open, openMany }) => {
  it("delivers each mail once although two processes are at it", async () => {
    const [first, second] = (await openMany(2)) as [Database, Database];
    await migrate(first);
    const ids = Array.from({ length: 40 }, (_, index) => `mail-${String(index).padStart(2, "0")}`);
    await put(first, ids);
    const both = [outboxOn(first, () => undefined), outboxOn(second, () => undefined)];
    await Promise.all(both.map((outbox) => outbox.deliverDue()));
    expect(both.flatMap(({ tried }) => tried).sort()).toEqual(ids);
    expect((await rows(first)).every(({ state }) => state === "sent")).toBe(true);
  });

  it("leaves a mail to who holds it, until the lease ends", async () => {
    const clock = { ms: 1_000_000 };
    const database = atTime(await open(), clock);
    await put(database, ["a"]);
    let release = () => {};
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const transport = { name: "test", timeout: 1_000, send: () => hold };
    const slow = createOutbox({ database, transport, log: silentLog, metrics: createMetrics() });
    const sending = slow.deliverDue();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const other = outboxOn(database, () => undefined);
    await other.deliverDue();
    expect(other.tried).toEqual([]);
    clock.ms += 60_000;
    await other.deliverDue();
    expect(other.tried).toEqual(["a"]);
    release();
    await sending;
    expect((await rows(database))[0]).toMatchObject({ state: "sent", attempts: 2 });
  });

  it("puts off what was put off, longer each time, and never gives up", async () => {
    const clock = { ms: 1_000_000 };
    const database = atTime(await open(), clock);
    await put(database, ["a"]);
    const outbox = outboxOn(database, () => "later");
    const waits: number[] = [];
    for (let attempt = 0; attempt < 30; attempt++) {
      await outbox.deliverDue();
      const [row] = await rows(database);
      waits.push((row?.next_at ?? 0) - clock.ms);
      clock.ms = row?.next_at ?? 0;
    }
    expect(outbox.tried).toHaveLength(30);
    expect(waits[0]).toBeGreaterThan(20_000);
    expect(waits[5]).toBeGreaterThan((waits[0] ?? 0) * 10);
    expect(Math.max(...waits)).toBeLessThanOrEqual(4.8 * 3_600_000);
    expect((await rows(database))[0]?.state).toBe("queued");
  });

  it("keeps what was refused for good, until a person retries it", async () => {
    const database = await open();
    await put(database, ["good", "refused"]);
    let refuse = true;
    const outbox = outboxOn(database, (id) => (refuse && id === "refused" ? "refused" : undefined));
    await outbox.deliverDue();
    expect((await rows(database)).map(({ state }) => state)).toEqual(["sent", "dead"]);
    refuse = false;
    expect(await retryMails(database, "dead")).toBe(1);
    await outbox.deliverDue();
    expect((await rows(database)).map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(outbox.tried.filter((id) => id === "good")).toHaveLength(1);
  });

  it("tries a relay that is down with one mail, ever less often, then sends in order of age", async () => {
    const clock = { ms: 1_000_000 };
    const database = atTime(await open(), clock);
    const ids = Array.from({ length: 30 }, (_, index) => `mail-${String(index).padStart(2, "0")}`);
    for (const id of ids) {
      await put(database, [id]);
      clock.ms += 10;
    }
    let down = true;
    const outbox = outboxOn(database, () => (down ? "relay" : undefined));
    const end = clock.ms + 24 * 3_600_000;
    while (clock.ms < end) clock.ms += Math.max(1, await outbox.deliverDue());
    expect(outbox.tried.length).toBeLessThan(160);
    expect(new Set(outbox.tried)).toEqual(new Set([ids[0]]));
    down = false;
    outbox.tried.length = 0;
    while (outbox.tried.length < ids.length) clock.ms += Math.max(1, await outbox.deliverDue());
    expect(outbox.tried).toEqual(ids);
    expect((await rows(database)).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it("frees a lease of a clock that was set back, and none that runs", async () => {
    const database = await open();
    await put(database, ["far", "runs"]);
    const lease = (id: string, ahead: number) =>
      database.commit((trx) =>
        trx
          .updateTable("outbox")
          .set({ lease_until: sql<number>`${database.now()} + ${ahead}`, lease_token: "other" })
          .where("id", "=", id)
          .execute(),
      );
    await lease("far", 365 * 86_400_000);
    await lease("runs", 60_000);
    expect(await retryMails(database, "waiting")).toBe(1);
    const outbox = outboxOn(database, () => undefined);
    await outbox.deliverDue();
    expect(outbox.tried).toEqual(["far"]);
  });

  it("asks a relay that was closed before the clock was set back", async () => {
    const database = await open();
    await put(database, ["waits"]);
    await database.commit((trx) =>
      trx
        .insertInto("relays")
        .values({
          name: "test",
          failures: 1,
          closed_until: sql<number>`${database.now()} + 3600000`,
        })
        .execute(),
    );
    const outbox = outboxOn(database, () => undefined);
    await outbox.deliverDue();
    expect(outbox.tried).toEqual(["waits"]);
  });

  it("forgets by itself what a clock that was set back put into a far future", async () => {
    const database = await open();
    await put(database, ["leased", "put off"]);
    const far = sql<number>`${database.now()} + 31536000000`;
    await database.commit(async (trx) => {
      await trx
        .updateTable("outbox")
        .set({ lease_until: far })
        .where("id", "=", "leased")
        .execute();
      await trx.updateTable("outbox").set({ next_at: far }).where("id", "=", "put off").execute();
      const relay = { name: "test", failures: 1, closed_until: far };
      await trx.insertInto("relays").values(relay).execute();
    });
    const outbox = outboxOn(database, () => undefined);
    await outbox.deliverDue();
    expect(outbox.tried).toEqual([]);
    await runMaintenance(database, { countsMonths: 36 });
    await outbox.deliverDue();
    expect(outbox.tried.sort()).toEqual(["leased", "put off"]);
  });
});
