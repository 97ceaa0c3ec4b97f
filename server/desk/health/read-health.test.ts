import { expect, it } from "vitest";
import { healthWords } from "#content/desk/health-words.ts";
import { noteBackup } from "#server/db/last-backup.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { signOfLife } from "./processes.ts";
import { readHealth } from "./read-health.ts";

describeEngines("health at the desk", ({ open }) => {
  it("puts on top what needs a person, and finds nothing where nothing is wrong", async () => {
    const database = await open();
    const { deps, send } = await createTestApp(database, { env: { dataDir: "." } });
    const fine = await readHealth(deps);
    expect(fine.filter(({ needsPerson }) => needsPerson)).toEqual([]);
    await send(trial);
    await database.db.updateTable("outbox").set({ state: "dead" }).execute();
    const [first] = await readHealth(deps);
    expect(first).toMatchObject({ needsPerson: true, act: "retryMails" });
    await database.db
      .updateTable("outbox")
      .set({ state: "queued", created_at: Date.now() - 3_600_000 })
      .execute();
    const waiting = (await readHealth(deps)).filter(({ needsPerson }) => needsPerson);
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.found).toContain("60 minutes");
  });

  it("says when the last backup was, and asks for a person when it is old", async () => {
    const database = await open();
    const { deps } = await createTestApp(database, { env: { dataDir: "." } });
    const backupOf = async () =>
      (await readHealth(deps)).find(({ name }) => name === healthWords.backup);
    expect(await backupOf()).toMatchObject({ needsPerson: false, found: healthWords.noBackup });
    await noteBackup(database);
    expect((await backupOf())?.needsPerson).toBe(false);
    await database.db
      .updateTable("heartbeat")
      .set({ at: Date.now() - 3 * 86_400_000 })
      .where("name", "=", "backup")
      .execute();
    expect(await backupOf()).toMatchObject({ needsPerson: true });
    const server = (await readHealth(deps)).find(({ name }) => name === healthWords.server);
    expect(server?.found).toMatch(/Version \d+\.\d+\.\d+ on Node 2\d/);
  });

  it("counts the processes that gave a sign of life, and forgets the others", async () => {
    const database = await open();
    const { deps } = await createTestApp(database, { env: { dataDir: "." } });
    const found = async () =>
      (await readHealth(deps)).find(({ name }) => name === healthWords.processes)?.found;
    expect(await found()).toBe(healthWords.serve(1));
    await signOfLife(database, "process a");
    await signOfLife(database, "process b");
    expect(await found()).toBe(healthWords.serve(2));
    await database.db
      .updateTable("heartbeat")
      .set({ at: Date.now() - 600_000 })
      .where("name", "=", "process a")
      .execute();
    expect(await found()).toBe(healthWords.serve(1));
    await signOfLife(database, "process b");
    const rows = await database.db.selectFrom("heartbeat").selectAll().execute();
    expect(rows.map(({ name }) => name)).not.toContain("process a");
  });

  it("finds a silence that is long for this company", async () => {
    const database = await open();
    const { deps, send } = await createTestApp(database, { env: { dataDir: "." } });
    for (let number = 0; number < 50; number++) await send({ ...trial, fullName: `V ${number}` });
    const needing = async () =>
      (await readHealth(deps)).filter(({ needsPerson }) => needsPerson).length;
    await database.db.updateTable("outbox").set({ state: "sent" }).execute();
    expect(await needing()).toBe(0);
    await database.db
      .updateTable("leads")
      .set((eb) => ({ created_at: eb("created_at", "-", 3 * 86_400_000) }))
      .execute();
    expect(await needing()).toBe(1);
  });
});
