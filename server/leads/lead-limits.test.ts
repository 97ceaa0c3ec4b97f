import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { headers } from "#contract/http.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { parseEnv } from "#server/env.ts";
import { createTestApp, message, trial } from "#server/testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-limits-"));
let database: Database;
beforeAll(async () => {
  database = openDatabase({ databaseUrl: undefined, dataDir: folder });
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** The default limits, behind a proxy. */
const open = () => createTestApp(database, { env: parseEnv({ TRUST_PROXY: "1" }) });
const from = (address: string) => ({ "X-Forwarded-For": address });
const { limitOverall } = parseEnv({});

it("lets nobody lock others out with messages that are refused", async () => {
  const { send } = await open();
  for (let index = 0; index < limitOverall; index++)
    await send({}, from(`2001:db8:1:${(index % 30).toString(16)}::1`));
  for (let index = 0; index < limitOverall; index++)
    await send({}, from(`198.18.0.${index % 250}`));
  expect((await send(trial, from("203.0.113.1"))).status).toBe(200);
});

it("takes a message that passed the captcha when all the others have used up the minute", async () => {
  const { send } = await open();
  const statuses = new Set<number>();
  for (let index = 0; index <= limitOverall; index++) {
    const lead = { ...trial, email: `dana${index}@hale.example` };
    statuses.add((await send(lead, from(`198.18.1.${index % 250}`))).status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
  const solved = { ...from("203.0.113.1"), [headers.captcha]: "ok-honest" };
  expect((await send(message, solved)).status).toBe(200);
});
