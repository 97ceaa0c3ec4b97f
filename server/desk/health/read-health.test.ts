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
    expect(first?.lead?.name).toBe(trial.fullName);
    await database.db.updateTable("outbox").set({ last_error: "550 no such mailbox" }).execute();
    expect((await readHealth(deps))[0]?.found).toContain("550 no such mailbox");
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

  it("compares a silence with the same hour of the weeks before", async () => {
    const database = await open();
    const { deps, send } = await createTestApp(database, { env: { dataDir: "." } });
    const now = Date.now();
    const silences = async (hours: number) => {
      await database.db.deleteFrom("leads").execute();
      for (let week = 0; week <= 8; week++) {
        const fullName = `Week ${week}`;
        await send({ ...trial, fullName, email: `w${week}@example.com` });
        const ago = week * 7 * 24 + (week === 0 ? hours : 0.5);
        await database.db
          .updateTable("leads")
          .set({ created_at: now - ago * 3_600_000 })
          .where("full_name", "=", fullName)
          .execute();
      }
      return (await readHealth(deps)).find(({ name }) => name === healthWords.leads);
    };
    expect(await silences(2)).toMatchObject({ needsPerson: false });
    expect(await silences(10)).toMatchObject({ needsPerson: true });
  });

  it("says who used the desk lately, how large the database is, and where mails go", async () => {
    const database = await open();
    const smtpUrl = "smtp://me:secret@mail.example:25";
    const { deps } = await createTestApp(database, {
      env: {
        dataDir: ".",
        smtpUrl,
        desk: [{ name: "Nora Bell", address: "nora@farline.example" }],
      },
    });
    const at = Date.now();
    await database.db
      .insertInto("desk_sessions")
      .values(
        [at, at - 7_200_000].map((used_at, number) => ({
          ...{
            hash: String(number),
            address: "nora@farline.example",
            browser: `Browser ${number}`,
          },
          ...{ created_at: used_at, used_at },
        })),
      )
      .execute();
    const found = (await readHealth(deps)).map((check) => check.found).join(" ");
    expect(found).toContain("Nora Bell (Browser 0");
    expect(found).not.toContain("Browser 1");
    expect(found).toContain("mail.example");
    expect(found).not.toContain("secret");
    expect(found).toMatch(/\d MB, 0 leads/);
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
