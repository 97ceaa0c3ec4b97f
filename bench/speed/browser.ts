import { existsSync } from "node:fs";

/** As in the tests, the browser makes no requests of its own. */
export const browserFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser named by CHROME_PATH, or the system's Chromium. @throws when there is neither. */
export function browserPath(): string {
  const path = process.env.CHROME_PATH ?? "/usr/bin/chromium";
  if (!existsSync(path)) throw new Error("Set CHROME_PATH to Chromium or Chrome.");
  return path;
}
