import { access, mkdir, mkdtemp, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { parseEnv } from "#server/env.ts";
import { claimRows } from "#server/outbox/claim-rows.ts";
import { emlName, emlTransport } from "#server/outbox/eml-transport.ts";
import { mailQueue } from "#server/outbox/queue.ts";
import { settleRows } from "#server/outbox/settle-rows.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { addHook } from "#server/webhooks/hook-services.ts";
import { csvLine } from "./csv.ts";
import { eraseLead, StillDelivering } from "./erase-lead.ts";
import { findLead, listLeads } from "./find-leads.ts";
import { csvOfLeads, type FindLeads, writeParts } from "./leads-csv.ts";
import { markLead } from "./mark-lead.ts";

describe("csvLine", () => {
  it("quotes every text and disarms formulas", () => {
    expect(csvLine(['say "hi"', "a,b", null, 7, "=1+1", "line\nbreak"])).toBe(
      '"say ""hi""","a,b",,7,"\'=1+1","line\nbreak"\r\n',
    );
  });

  it("keeps a text in one cell where semicolons separate cells", () => {
    const inOneCell = (text: string) => expect(csvLine([text])).toBe(`"${text}"\r\n`);
    inOneCell("a;=cmd|' /C calc'!A0");
    expect(csvLine([" =1+1"])).toBe(`"' =1+1"\r\n`);
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

  it("erases again what it could not erase to the end", async () => {
    const folder = await mkdtemp(join(tmpdir(), "farline-erase-"));
    const database = await open();
    const { send } = await createTestApp(database);
    await send(trial);
    const [lead] = await listLeads(database, 10);
    const found = await findLead(database, lead?.id ?? "");
    if (!found?.mails[0]) throw new Error("not found");
    const { id, created_at } = found.mails[0];
    // A folder in place of the file cannot be unlinked.
    const stuck = join(folder, emlName({ id, createdAt: created_at }));
    await mkdir(stuck);
    await expect(eraseLead(database, found, folder)).rejects.toThrow();
    await rmdir(stuck);
    const again = await findLead(database, found.lead.id);
    expect(again?.mails).toHaveLength(1);
    if (again) await eraseLead(database, again, folder);
    expect(await listLeads(database, 10)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it("erases after a delivery under way, not beside it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "farline-erase-"));
    const database = await open();
    const { send } = await createTestApp(database);
    await send(trial);
    const [lead] = await listLeads(database, 10);
    const found = await findLead(database, lead?.id ?? "");
    const claim = await claimRows(database, mailQueue("eml"), { limit: 1, lease: 60_000 });
    const [mail] = claim.rows;
    if (!found || !mail) throw new Error("not found");
    const erased = eraseLead(database, found, folder);
    await pause(300);
    const envelope = { id: mail.id, createdAt: mail.created_at, mail: JSON.parse(mail.mail) };
    await emlTransport(folder, "a@example.com").send(envelope);
    await database.commit((trx) =>
      settleRows(trx, database.now, mailQueue("eml"), claim.token, [{ row: mail }]),
    );
    await erased;
    await expect(access(join(folder, emlName(envelope)))).rejects.toThrow();
    expect(await listLeads(database, 10)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it("says so when a delivery does not end, and keeps everything", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await send(trial);
    const [lead] = await listLeads(database, 10);
    const found = await findLead(database, lead?.id ?? "");
    if (!found) throw new Error("not found");
    await claimRows(database, mailQueue("eml"), { limit: 1, lease: 60_000 });
    const refused = eraseLead(database, found, tmpdir(), { patience: 0 });
    await expect(refused).rejects.toThrow(/being delivered/);
    expect((await findLead(database, found.lead.id))?.mails).toHaveLength(1);
  });

  it("leaves mails and webhooks as they were when it is refused", async () => {
    const database = await open();
    const { db } = database;
    const env = parseEnv({ HOOK_ALLOW: "127.0.0.1" });
    await addHook({ database, env }, { url: "http://127.0.0.1:9/hook" });
    const { send } = await createTestApp(database);
    await send(trial);
    const [lead] = await listLeads(database, 10);
    const found = await findLead(database, lead?.id ?? "");
    if (!found) throw new Error("not found");
    const claim = await claimRows(database, mailQueue("eml"), { limit: 1, lease: 60_000 });
    const [mail] = claim.rows;
    if (!mail) throw new Error("no mail");
    const second = { ...mail, id: "second", lease_until: 0, lease_token: "" };
    await db.insertInto("outbox").values(second).execute();
    const stored = async () => [
      await db.selectFrom("outbox").selectAll().orderBy("id").execute(),
      await db.selectFrom("hook_events").selectAll().orderBy("id").execute(),
    ];
    const before = await stored();
    expect(before.flat()).toHaveLength(3);
    const refused = eraseLead(database, found, tmpdir(), { patience: 0 });
    await expect(refused).rejects.toThrow(StillDelivering);
    expect(await stored()).toEqual(before);
    const next = await claimRows(database, mailQueue("eml"), { limit: 9, lease: 60_000 });
    expect(next.rows.map(({ id }) => id)).toEqual(["second"]);
  });

  it("marks a lead as genuine without opening again what was answered", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await send(trial);
    const folder = async () => (await listLeads(database, 1))[0]?.folder;
    const [lead] = await listLeads(database, 1);
    const id = lead?.id ?? "";
    await markLead(database, id, "spam");
    expect(await folder()).toBe("marked");
    await markLead(database, id, "ok");
    expect(await folder()).toBe("waiting");
    for (const done of ["answered", "closed"] as const) {
      await database.db.updateTable("leads").set({ folder: done }).execute();
      await markLead(database, id, "ok");
      expect(await folder()).toBe(done);
    }
  });

  it("begins an export where its filter begins", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await send(trial);
    const asked: string[] = [];
    const db = database.db.withPlugin({
      transformQuery({ node, queryId }) {
        asked.push(database.db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const lines: string[] = [];
    const find: FindLeads = (rows) => rows.where("created_at", ">", 1);
    for await (const part of csvOfLeads({ ...database, db }, find)) lines.push(part);
    expect(lines).toHaveLength(2);
    // A second beginning could be the one from which the index is read.
    expect(asked[0]?.match(/ > /g)).toHaveLength(1);
  });

  it("exports no faster than the reader takes it", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    for (let index = 0; index < 5; index++) await send(trial);
    const [row] = await listLeads(database, 1);
    if (!row) throw new Error("not found");
    await database.commit(async (trx) => {
      for (let group = 0; group < 20; group++) {
        const rows = Array.from({ length: 300 }, (_, index) => ({
          ...row,
          id: `${group}-${index}`,
        }));
        await trx.insertInto("leads").values(rows).execute();
      }
    });
    let taken = 0;
    let queued = 0;
    let lines = 0;
    const slow = new Writable({
      decodeStrings: false,
      write(text: string, _, done) {
        taken++;
        queued = Math.max(queued, slow.writableLength);
        lines += text.split("\r\n").length - 1;
        setTimeout(done, 5);
      },
    });
    await writeParts(
      csvOfLeads(database, (rows) => rows),
      slow,
    );
    expect(lines).toBe(6_006);
    expect(taken).toBeGreaterThan(10);
    // At most two batches of 500 short lines, of thirteen.
    expect(queued).toBeLessThan(300_000);
    expect(slow.writableEnded).toBe(false);
  });

  it("finds nothing for a pattern", async () => {
    const database = await open();
    await (await createTestApp(database)).send(trial);
    expect(await findLead(database, "%%%%")).toBeUndefined();
  });
});
