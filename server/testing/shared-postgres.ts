import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Port of the PostgreSQL that all test files share. */
    postgresPort: number;
  }
}

/** One PostgreSQL for all test files: starting one takes longer than most of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgresPort", postgres.port);
  return () => postgres.stop();
}
