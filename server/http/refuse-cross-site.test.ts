import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createTestApp, message, trial } from "#server/testing/test-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "farline-cross-"));
const siteUrl = "https://www.example.com";
let database: Database;
beforeAll(async () => {
  database = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

it.each([
  ["another site's page", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }, 403],
  ["a page that hides its origin", { "Sec-Fetch-Site": "cross-site", Origin: "null" }, 403],
  ["a page that names no origin", { "Sec-Fetch-Site": "cross-site" }, 403],
  ["our own page", { "Sec-Fetch-Site": "same-origin", Origin: siteUrl }, 303],
  ["our page, on another host of the company", { "Sec-Fetch-Site": "same-site" }, 303],
  ["our page, whose API_HOST we are", { "Sec-Fetch-Site": "cross-site", Origin: siteUrl }, 303],
  ["a browser of old", {}, 303],
])("a form without scripts from %s", async (_, headers, status) => {
  const { post } = await createTestApp(database, { env: { siteUrl } });
  expect((await post({ ...message, subject: `From ${status}` }, headers)).status).toBe(status);
});

it("refuses a booking and a script's post alike, and lets anybody look", async () => {
  const { app, send } = await createTestApp(database, { env: { siteUrl } });
  const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
  expect((await send(trial, headers)).status).toBe(403);
  for (const path of ["/api/bookings", "/api/bookings/hold", "/api/talk", "/anything"])
    expect((await app.request(path, { method: "POST", headers })).status).toBe(403);
  expect((await app.request("/", { headers })).status).toBe(200);
});
