import { existsSync } from "node:fs";
import { findProgram, installPackages } from "./apt.mjs";
import { toolEnv } from "./install.mjs";
import { run } from "./run.mjs";

// The headless shell comes first: it is the same engine and takes half the time per journey.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const fixed = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Path of a Chromium for the tests: the one named by CHROME_PATH, an installed one, one from the
 * system's packages, or Playwright's own download, which needs no root.
 * @throws when there is none and none can be installed
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  await installPackages("chromium-headless-shell");
  if (!findBrowser()) await installPackages("chromium");
  const installed = findBrowser() ?? (await downloadBrowser());
  if (installed) return installed;
  throw new Error(
    "The tests need a browser: install Chromium or Chrome, or set CHROME_PATH to one.",
  );
}

function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) return existsSync(wanted) ? wanted : undefined;
  return findProgram(...names) ?? fixed.find((path) => existsSync(path));
}

async function downloadBrowser() {
  console.log("Downloading Playwright's Chromium (once) ...");
  await run("playwright", ["install", "chromium"], { env: toolEnv }).catch(() => {});
  // Imported late, because the packages may not have been installed when this file was loaded.
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
