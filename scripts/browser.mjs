import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const fixed = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a Chromium for the tests: the one named by CHROME_PATH, an installed one, or a new one. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  await installBrowser();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    "The tests need a browser: install Chromium or Chrome, or set CHROME_PATH to one.",
  );
}

function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) return existsSync(wanted) ? wanted : undefined;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...fixed].find((path) => existsSync(path));
}

async function installBrowser() {
  const apt = existsSync("/usr/bin/apt-get");
  if (!apt || process.getuid?.() !== 0) return;
  console.log("Installing Chromium (once) ...");
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  await run("apt-get", ["update", "-qq"], options).catch(() => {});
  await run("apt-get", ["install", "-y", "-qq", "chromium"], options).catch(() => {});
}
