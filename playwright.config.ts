import { defineConfig } from "@playwright/test";
import { browserFlags } from "./e2e/browser-flags.ts";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // One more than the cores of a small machine: a journey waits more than it works.
  workers: 3,
  // A slow machine is no defect: only what never comes fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // What passes only the second time is listed as flaky: a fault to mend, though none that stops.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
      args: [
        ...browserFlags,
        // The headless shell rounds the width of letters to whole pixels, which no browser of a
        // visitor does: lines would wrap in other places.
        "--font-render-hinting=none",
      ],
    },
  },
});
