import { expect, it } from "vitest";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { parsePeople } from "#server/desk/people.ts";
import { writeChoices } from "#server/desk/sign-in/choices.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { remindOfLate } from "./remind-of-late.ts";

const people = parsePeople("nora@a.example, sam@a.example, ida@a.example") ?? [];
const about = { people, siteUrl: "https://www.farline.example" };

describeEngines("a mail about leads that wait too long", ({ open, openMany }) => {
  it("goes to the owner, or to everybody for nobody's, once, and to who wants it", async () => {
    const database = await open();
    const { send, deps, delivered } = await createTestApp(database);
    await send({ ...trial, fullName: "Sam’s" });
    await send({ ...trial, fullName: "Nobody’s" });
    await deps.outbox.deliverDue();
    delivered.length = 0;
    await writeChoices(database, "ida@a.example", {
      keys: true,
      mailLate: false,
      mailHooks: true,
    });
    await remindOfLate(database, about);
    await deps.outbox.deliverDue();
    expect(delivered).toEqual([]);

    const { db } = database;
    await db
      .updateTable("leads")
      .set({ created_at: Date.now() - 25 * 3_600_000 })
      .execute();
    await db
      .updateTable("leads")
      .set({ owner: "sam@a.example" })
      .where("full_name", "=", "Sam’s")
      .execute();
    await remindOfLate(database, about);
    await remindOfLate(database, about);
    await deps.outbox.deliverDue();
    const subjects = delivered.map(({ mail }) => `${mail.to}: ${mail.subject}`).sort();
    expect(subjects).toEqual([
      "nora@a.example: A lead waits too long",
      "sam@a.example: 2 leads wait too long",
    ]);
    const texts = delivered.map(({ mail }) => mail.text).join();
    expect(texts).toContain("https://www.farline.example/desk/leads/");
    expect(texts).not.toContain(trial.email);
  });

  it("goes to everybody when the owner may no longer enter the desk", async () => {
    const database = await open();
    const { send, deps, delivered } = await createTestApp(database);
    await send(trial);
    const late = { created_at: Date.now() - 25 * 3_600_000, owner: "gone@a.example" };
    await database.db.updateTable("leads").set(late).execute();
    await deps.outbox.deliverDue();
    delivered.length = 0;
    await remindOfLate(database, about);
    await deps.outbox.deliverDue();
    expect(delivered.map(({ mail }) => mail.to).sort()).toEqual(
      people.map(({ address }) => address).sort(),
    );
  });

  it("comes once when three processes remind at the same moment", async () => {
    const databases = await openMany(3);
    const [database] = databases as [Database];
    await migrate(database);
    const { send } = await createTestApp(database);
    await send(trial);
    await database.db.updateTable("leads").set({ created_at: 0 }).execute();
    await database.db.deleteFrom("outbox").execute();
    const all = databases.flatMap((one) => [one, one, one]);
    await Promise.all(all.map((one) => remindOfLate(one, about)));
    const mails = await database.db.selectFrom("outbox").select("mail").execute();
    expect(mails).toHaveLength(people.length);
  });
});
