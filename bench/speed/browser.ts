import { existsSync } from "node:fs";

/** The browser named by CHROME_PATH, or the system's Chromium. @throws when there is neither. */
export function browserPath(): string {
  const path = process.env.CHROME_PATH ?? "/usr/bin/chromium";
  if (!existsSync(path)) throw new Error("Set CHROME_PATH to Chromium or Chrome.");
  return path;
}
