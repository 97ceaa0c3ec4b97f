import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { eraseLead } from "#server/leads/erase-lead.ts";
import { findLead, listLeads } from "#server/leads/find-leads.ts";
import { claimMails, timeToNext } from "#server/outbox/claim-mails.ts";
import { settleMails } from "#server/outbox/settle-mails.ts";
import { createPosts } from "#server/posts/posts.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { migrate } from "./migrate.ts";
import { connectSqlite, sqliteFile, wrapSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-plans-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every statement that is prepared from now on. */
function collect(connection: DatabaseSync): Set<string> {
  const statements = new Set<string>();
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (text, ...rest) => {
    statements.add(text);
    return prepare(text, ...rest);
  };
  return statements;
}

const wholeTable = /^SCAN (leads|outbox|request_keys|posts)\b(?! USING)/;
/** Every row of one state: the key or a limit has to narrow it. */
const wholeState = /^SEARCH outbox USING INDEX outbox_by_due \(state=\?\): update/;
const sorted = /^USE TEMP B-TREE FOR ORDER BY/;
/** The mails of one message. */
const fewRows = /"lead_id" = \?/;

it("reads no whole table for one message, one mail or one post", async () => {
  const connection = connectSqlite(join(folder, sqliteFile));
  const database = wrapSqlite(connection);
  await migrate(database);
  const statements = collect(connection);
  const { send } = await createTestApp(database);
  for (let number = 1; number <= 5; number++)
    expect((await send(trial, { "Idempotency-Key": `key-0000000${number}` })).status).toBe(200);
  const claim = await claimMails(database, { relay: "test", limit: 5, lease: 60_000 });
  expect(claim.mails).toHaveLength(5);
  const outcomes = claim.mails.map((mail) => ({ mail }));
  await settleMails(database, { token: claim.token, relay: "test" }, outcomes);
  await timeToNext(database, "test", 1_000);
  const [lead] = await listLeads(database, 50);
  const found = await findLead(database, lead?.id.slice(0, 8) ?? "");
  expect(found?.lead.id).toBe(lead?.id);
  if (found) await eraseLead(database, found, folder);
  await createPosts(database).get("none");

  const looked = [...statements].filter((text) => /^(select|update|delete)/i.test(text));
  expect(looked.length).toBeGreaterThan(10);
  const slow = looked.flatMap((text) =>
    connection
      .prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => `${detail}: ${text}`)
      .filter(
        (step) =>
          wholeTable.test(step) ||
          wholeState.test(step) ||
          (sorted.test(step) && !fewRows.test(step)),
      ),
  );
  await database.close();
  expect(slow).toEqual([]);
});
