import { defineConfig } from "vitest/config";
import { parseEnv, publicEnv } from "./server/env.ts";

export default defineConfig({
  define: { __SITE_CONFIG__: JSON.stringify(publicEnv(parseEnv({}))) },
  test: {
    include: ["{content,contract,web,server,scripts,bench}/**/*.test.{ts,tsx}"],
    // Two cores: more workers only make each test slower.
    maxWorkers: 2,
    // A slow machine is no defect: only what never ends fails.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
