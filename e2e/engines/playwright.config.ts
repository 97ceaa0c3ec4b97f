import { defineConfig } from "@playwright/test";
import type { EngineName } from "./test.ts";

const engines: EngineName[] = ["firefox", "webkit"];

/** `npm run browsers`: the same journeys in Firefox and WebKit, one worker for each. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: ".",
  testMatch: "**/*.journey.ts",
  outputDir: "../../test-results/browsers",
  workers: 2,
  // A slow machine is no defect: only what never comes fails.
  timeout: 240_000,
  // Drivers are other people's programs, and lose a session now and then.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
});
