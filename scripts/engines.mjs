import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram, installPackages } from "./apt.mjs";

/**
 * What the journeys in other browsers need: the environment variable, the usual path, the Debian
 * package.
 */
const needs = [
  {
    variable: "FIREFOX_PATH",
    find: () => findProgram("firefox-esr", "firefox"),
    from: "firefox-esr",
  },
  { variable: "WEBKIT_PATH", find: findMiniBrowser, from: "webkit2gtk-driver" },
  {
    variable: "WEBKIT_DRIVER_PATH",
    find: () => findProgram("WebKitWebDriver"),
    from: "webkit2gtk-driver",
  },
  { variable: "XVFB_PATH", find: () => findProgram("Xvfb"), from: "xvfb" },
];

/**
 * Paths of Firefox, of WebKit with its driver, and of a virtual screen for it, by the name of the
 * variable.
 * @throws with one line that names the packages that are missing and cannot be installed
 */
export async function ensureEngines() {
  let missing = lacking();
  if (missing.length > 0) await installPackages(...missing);
  missing = lacking();
  if (missing.length > 0)
    throw new Error(
      `npm run browsers needs ${missing.join(", ")}: apt-get install ${missing.join(" ")}`,
    );
  return Object.fromEntries(needs.map(({ variable, find }) => [variable, pathOf(variable, find)]));
}

const pathOf = (variable, find) => process.env[variable] || find();

function lacking() {
  const open = needs.filter(({ variable, find }) => !pathOf(variable, find));
  return [...new Set(open.map(({ from }) => from))];
}

/** MiniBrowser is next to the library, in a folder named for the library's version. */
function findMiniBrowser() {
  const roots = ["/usr/lib", "/usr/libexec"].filter((root) => existsSync(root));
  const folders = roots.flatMap((root) => [
    root,
    ...readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.includes("linux-gnu"))
      .map(({ name }) => join(root, name)),
  ]);
  return folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith("webkit2gtk-"))
        .map((name) => join(folder, name, "MiniBrowser")),
    )
    .find((path) => existsSync(path));
}
