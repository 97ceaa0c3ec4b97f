import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { anyRequest } from "#server/testing/any-request.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe("POST /sendMail with anything", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "farline-any-"));
  let database: Database;
  let tools: TestApp;
  beforeAll(async () => {
    database = openDatabase({ databaseUrl: undefined, dataDir });
    await migrate(database);
    tools = await createTestApp(database);
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  // The full run of 100,000 is part of `npm run chaos`.
  it("never fails by itself, and explains every refusal", async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const response = await tools.app.request("/sendMail", request);
        expect([200, 303, 400, 403, 409, 413, 415, 422]).toContain(response.status);
        if (response.status === 200 || response.status === 303) return;
        const text = await response.text();
        if (response.headers.get("Content-Type")?.startsWith("application/json"))
          expect(JSON.parse(text).message).toMatch(/[.!]$/);
      }),
      { numRuns: 1_500 },
    );
    expect(await tools.deps.metrics.errors.get()).toMatchObject({ values: [{ value: 0 }] });
  }, 60_000);
});
