import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeEngines } from "#server/testing/engines.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { secret } from "./secret.ts";

const beat = (database: Database, name: string) =>
  database.commit((trx) =>
    trx.insertInto("heartbeat").values({ name, at: database.now() }).execute(),
  );

describeEngines("database", ({ open, openMany, dropConnections, engine }) => {
  it("is migrated once by several processes that start together", async () => {
    const databases = await openMany(4);
    await Promise.all(databases.map(migrate));
    const rows = await (databases[0] as Database).db.selectFrom("migrations").selectAll().execute();
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  it("undoes only the job that failed among those committed together", async () => {
    const database = await open();
    const bad = database.commit(async (trx) => {
      await trx.insertInto("heartbeat").values({ name: "bad", at: 1 }).execute();
      throw new Error("mine");
    });
    const jobs = [beat(database, "a"), bad, beat(database, "b"), beat(database, "a")];
    const [first, , other, again] = await Promise.allSettled(jobs);
    expect(other?.status).toBe("fulfilled");
    // PostgreSQL runs them in parallel, so either of the two can lose.
    expect([first?.status, again?.status].sort()).toEqual(["fulfilled", "rejected"]);
    await expect(bad).rejects.toThrow("mine");
    const rows = await database.db.selectFrom("heartbeat").select("name").orderBy("name").execute();
    expect(rows.map((row) => row.name)).toEqual(["a", "b"]);
  });

  it("keeps time as whole milliseconds, read back as numbers", async () => {
    const database = await open();
    await beat(database, "now");
    const row = await database.db.selectFrom("heartbeat").select("at").executeTakeFirstOrThrow();
    expect(Number.isInteger(row.at)).toBe(true);
    expect(Math.abs(row.at - Date.now())).toBeLessThan(60_000);
  });

  it("gives all processes one secret", async () => {
    const [first, second] = (await openMany(2)) as [Database, Database];
    await migrate(first);
    const [a, b] = await Promise.all([secret(first, "x"), secret(second, "x")]);
    expect(a).toBe(b);
    expect(a.length).toBeGreaterThan(40);
  });

  it.runIf(engine === "postgres")("lets a migration take longer than a query may", async () => {
    const [database] = (await openMany(1, { timeout: 200 })) as [Database];
    const slow = sql`select pg_sleep(0.6)`;
    await expect(slow.execute(database.db)).rejects.toThrow(/timeout/);
    await database.withoutTimeouts((db) => slow.execute(db));
  });

  it.runIf(engine === "postgres")("works again after its connections were cut", async () => {
    const database = await open();
    await beat(database, "before");
    await dropConnections();
    await beat(database, "during").catch(() => {});
    await beat(database, "after");
  });
});
