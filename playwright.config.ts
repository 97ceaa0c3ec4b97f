import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // One more than the cores of a small machine: a journey waits more than it works.
  workers: 3,
  // A slow machine is no defect: only what never comes fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The headless shell rounds the width of letters to whole pixels, which no browser of a
        // visitor does: lines would wrap in other places.
        "--font-render-hinting=none",
      ],
    },
  },
});
