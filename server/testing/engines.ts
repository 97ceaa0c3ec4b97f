import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, inject } from "vitest";
import {
  type Database,
  type DatabaseOptions,
  type Engine,
  openDatabase,
} from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { type TestDatabases, testDatabases } from "./postgres.ts";

/** The tools for a test on one engine. */
export interface EngineTools {
  engine: Engine;
  /** A new, migrated database, closed after the test. */
  open(): Promise<Database>;
  /** The same new database opened n times, as n processes would; not migrated. */
  openMany(count: number, options?: Pick<DatabaseOptions, "timeout">): Promise<Database[]>;
  dropConnections(): Promise<void>;
}

/** Runs the same tests on SQLite and on a real PostgreSQL. */
export function describeEngines(name: string, body: (tools: EngineTools) => void): void {
  for (const engine of ["sqlite", "postgres"] as const)
    describe(`${name} (${engine})`, () => {
      let databases: TestDatabases | undefined;
      const folder = mkdtempSync(join(tmpdir(), "farline-test-"));
      const opened: Database[] = [];
      let made = 0;
      beforeAll(() => {
        if (engine === "postgres") databases = testDatabases(inject("postgresPort"));
      });
      afterEach(async () => {
        for (const database of opened.splice(0)) await database.close();
      });
      afterAll(async () => {
        await databases?.close();
        rmSync(folder, { recursive: true, force: true });
      });
      const openMany: EngineTools["openMany"] = async (count, options) => {
        const databaseUrl = await databases?.createDatabase();
        const dataDir = join(folder, String(++made));
        const some = Array.from({ length: count }, () =>
          openDatabase({ databaseUrl, dataDir, ...options }),
        );
        opened.push(...some);
        return some;
      };
      body({
        engine,
        openMany,
        async open() {
          const [database] = (await openMany(1)) as [Database];
          await migrate(database);
          return database;
        },
        dropConnections: async () => databases?.dropConnections(),
      });
    });
}
