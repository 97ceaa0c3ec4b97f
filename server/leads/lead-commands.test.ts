import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emlName, emlTransport } from "#server/outbox/eml-transport.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { csvLine } from "./csv.ts";
import { eraseLead } from "./erase-lead.ts";
import { findLead, listLeads } from "./find-leads.ts";

describe("csvLine", () => {
  it("quotes what needs it and disarms formulas", () => {
    expect(csvLine(['say "hi"', "a,b", null, 7, "=1+1", "line\nbreak"])).toBe(
      '"say ""hi""","a,b",,7,\'=1+1,"line\nbreak"\r\n',
    );
  });
});

describeEngines("lead commands", ({ open }) => {
  it("finds a message by the beginning of its id and erases every trace", async () => {
    const folder = await mkdtemp(join(tmpdir(), "farline-erase-"));
    const database = await open();
    const { send } = await createTestApp(database);
    await send(trial, { "Idempotency-Key": "key-00000001" });
    const [lead] = await listLeads(database, 10);
    const found = await findLead(database, lead?.id.slice(0, 8) ?? "");
    if (!found?.mails[0]) throw new Error("not found");
    const { id, created_at, mail } = found.mails[0];
    await emlTransport(folder, "a@example.com").send({
      id,
      createdAt: created_at,
      mail: JSON.parse(mail),
    });
    const file = join(folder, emlName({ id, createdAt: created_at }));
    await access(file);
    await eraseLead(database, found, folder);
    await expect(access(file)).rejects.toThrow();
    for (const table of ["leads", "outbox", "request_keys"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it("finds nothing for a pattern", async () => {
    const database = await open();
    await (await createTestApp(database)).send(trial);
    expect(await findLead(database, "%%%%")).toBeUndefined();
  });
});
