import { existsSync } from "node:fs";

/** Like the tests' browser: it fetches nothing of its own next to the pages. */
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

/** The browser named by CHROME_PATH, or the system's Chromium. @throws when there is none. */
export function browserPath(): string {
  const path = process.env.CHROME_PATH ?? "/usr/bin/chromium";
  if (!existsSync(path)) throw new Error("Set CHROME_PATH to Chromium or Chrome.");
  return path;
}
