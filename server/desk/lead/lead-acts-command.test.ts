import { expect, it } from "vitest";
import { parsePeople } from "#server/desk/people.ts";
import { findLead } from "#server/leads/find-leads.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { runLeadAct } from "./lead-acts-command.ts";
import { openLead } from "./open-lead.ts";

const people = parsePeople("Nora Bell <nora@a.example>, Sam Ortiz <sam@a.example>") ?? [];

describeEngines("acts on leads by command", ({ open }) => {
  it("are those of the desk, in somebody's name, and leave the same trail", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await send(trial);
    const { id } = await database.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const find = async (start = "") => {
      const found = await findLead(database, start);
      if (!found) throw new Error("not found");
      return found.lead;
    };
    const run = (...words: string[]) => runLeadAct(database, people, words, find);
    const short = id.slice(0, 8);
    await run("take", short, "--as", "sam@a.example");
    await expect(run("take", short)).rejects.toThrow("sam@a.example took it before.");
    await run("hand-over", short, "nora@a.example");
    await run("note", short, "Rang twice.");
    await run("answered", short);
    expect(await openLead(database, people, id)).toMatchObject({
      folder: "answered",
      owner: "nora@a.example",
      notes: [{ who: "Nora Bell", text: "Rang twice." }],
    });
    await run("wait", short);
    expect((await find(short)).folder).toBe("waiting");
    const audited = await database.db.selectFrom("desk_audit").select(["who", "what"]).execute();
    expect(audited).toContainEqual({ who: "sam@a.example", what: "took" });
    await expect(run("close", short, "--as", "eve@a.example")).rejects.toThrow("not in DESK");
    await expect(run("hand-over", short, "eve@a.example")).rejects.toThrow("not in DESK");
    await expect(run("note", short)).rejects.toThrow("missing");
  });
});
