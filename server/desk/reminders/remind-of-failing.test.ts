import { expect, it } from "vitest";
import { parsePeople } from "#server/desk/people.ts";
import { writeChoices } from "#server/desk/sign-in/choices.ts";
import { parseEnv } from "#server/env.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { addHook } from "#server/webhooks/hook-services.ts";
import { remindOfFailing } from "./remind-of-failing.ts";

const people = parsePeople("nora@a.example, ida@a.example") ?? [];
const about = { people, siteUrl: "https://www.farline.example" };
const hour = 3_600_000;

describeEngines("a mail about a connection that takes nothing", ({ open }) => {
  it("comes after an hour, once for each outage, to who wants it, without the address", async () => {
    const database = await open();
    const { deps, delivered } = await createTestApp(database);
    const env = parseEnv({ HOOK_ALLOW: "127.0.0.1" });
    await addHook({ database, env }, { url: "http://127.0.0.1:9/secret-path" });
    await writeChoices(database, "ida@a.example", { keys: true, mailLate: true, mailHooks: false });
    const fail = (ago: number) =>
      database.db
        .updateTable("hooks")
        .set({ state: "failing", failing_since: Date.now() - ago })
        .execute();
    const mails = async () => {
      delivered.length = 0;
      await remindOfFailing(database, about);
      await remindOfFailing(database, about);
      await deps.outbox.deliverDue();
      return delivered.map(({ mail }) => mail);
    };
    expect(await mails()).toEqual([]);
    await fail(hour / 2);
    expect(await mails()).toEqual([]);
    await fail(2 * hour);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.to).toBe("nora@a.example");
    expect(mail?.text).toContain("https://www.farline.example/desk/connections/");
    expect(JSON.stringify(mail)).not.toContain("secret-path");
    // Another outage, later than the mail.
    await database.db
      .updateTable("desk_audit")
      .set({ at: Date.now() - 5 * hour })
      .execute();
    await fail(2 * hour);
    expect(await mails()).toHaveLength(1);
  });
});
