import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { parseEnv, publicEnv } from "./server/env.ts";

/** Starts what takes longest first, so that it does not run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes("/bench/");
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  define: { __SITE_CONFIG__: JSON.stringify(publicEnv(parseEnv({}))) },
  test: {
    include: ["{content,contract,web,server,scripts,bench}/**/*.test.{ts,tsx}"],
    globalSetup: "server/testing/shared-postgres.ts",
    sequence: { sequencer: LongestFirst },
    // Two cores: more workers only make each test slower.
    maxWorkers: 2,
    // A slow machine is no defect: only what never ends fails.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
