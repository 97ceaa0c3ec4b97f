import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { parseEnv } from "#server/env.ts";
import { eraseLead } from "#server/leads/erase-lead.ts";
import { findLead, listLeads } from "#server/leads/find-leads.ts";
import { claimRows, timeToNext } from "#server/outbox/claim-rows.ts";
import { mailQueue } from "#server/outbox/queue.ts";
import { settleRows } from "#server/outbox/settle-rows.ts";
import { createPosts } from "#server/posts/posts.ts";
import { collectStatements } from "#server/testing/collect-statements.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { listDeliveries } from "#server/webhooks/find-hooks.ts";
import { addHook } from "#server/webhooks/hook-services.ts";
import { migrate } from "./migrate.ts";
import { connectSqlite, sqliteFile, wrapSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-plans-"));
afterAll(() => rmSync(folder, { recursive: true }));

const wholeTable =
  /^SCAN (leads|outbox|request_keys|posts|hook_events|hook_deliveries)\b(?! USING)/;
/** Selects every row of one state, so the key or a limit has to narrow it. */
const wholeState =
  /^SEARCH (?:outbox|hook_deliveries) USING INDEX \w+_by_(?:due|state) \([^)]*state=\?\): update/;
const sorted = /^USE TEMP B-TREE FOR ORDER BY/;
/** The mails of one message. */
const fewRows = /"lead_id" = \?/;

it("reads no whole table for one message, one mail or one post", async () => {
  const connection = connectSqlite(join(folder, sqliteFile));
  const database = wrapSqlite(connection);
  await migrate(database);
  // Nothing listens there; the test only checks how the tables are read.
  const env = parseEnv({ HOOK_ALLOW: "127.0.0.1" });
  const { id } = await addHook({ database, env }, { url: "http://127.0.0.1:9/" });
  const statements = collectStatements(connection);
  const { send, deps } = await createTestApp(database, { env });
  for (let number = 1; number <= 5; number++)
    expect((await send(trial, { "Idempotency-Key": `key-0000000${number}` })).status).toBe(200);
  const queue = mailQueue("test");
  const { token, rows } = await claimRows(database, queue, { limit: 5, lease: 60_000 });
  expect(rows).toHaveLength(5);
  const outcomes = rows.map((row) => ({ row }));
  await database.commit((trx) => settleRows(trx, database.now, queue, token, outcomes));
  await timeToNext(database, queue, 1_000);
  await deps.hooks.deliverDue();
  expect(await listDeliveries(database, id)).toHaveLength(5);
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
