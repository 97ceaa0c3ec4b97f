import { expect, it } from "vitest";
import { parsePeople } from "#server/desk/people.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { formatLeads, leadsOf } from "./export-tray.ts";
import { listTray } from "./list-tray.ts";
import { readTrayOptions } from "./tray-command.ts";
import { indexWords } from "./word-index.ts";

const people = parsePeople("Nora Bell <nora@a.example>") ?? [];
const read = (...args: string[]) => readTrayOptions(args, people);

describeEngines("lists and exports by command", ({ open }) => {
  it("hold the leads that the filters of the desk let through", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await send({ ...trial, fullName: "Ada Wanted" });
    await send({ ...trial, fullName: "Bo Other" });
    await indexWords(database);
    const { query, format } = read("--words", "wanted", "--jsonl");
    expect(format).toBe("jsonl");
    expect((await listTray(database, query)).rows.map(({ name }) => name)).toEqual(["Ada Wanted"]);
    const parts = formatLeads(database, await leadsOf(database, query), "jsonl");
    const lines = (await Array.fromAsync(parts)).join("").trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).full_name)).toEqual(["Ada Wanted"]);
    const everything = await listTray(database, read().query);
    expect(everything.rows).toHaveLength(2);
    expect((await listTray(database, read("--folder", "closed").query)).rows).toEqual([]);
  });

  it("say what they do not understand", () => {
    expect(() => read("--folder", "attic")).toThrow(/--folder is one of: waiting, answered/);
    expect(() => read("--form", "fax")).toThrow(/--form is one of/);
    expect(() => read("--owner", "eve@a.example")).toThrow("eve@a.example is not in DESK.");
    expect(() => read("--from", "yesterday")).toThrow(/--from is a day/);
    expect(() => read("--color", "red")).toThrow(/--color/);
    expect(() => read("today")).toThrow("today");
    expect(read("--owner", "NORA@a.example").query.owner).toBe("nora@a.example");
  });
});
