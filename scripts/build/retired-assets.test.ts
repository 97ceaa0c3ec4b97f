import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepRetiredAssets } from "./retired-assets.ts";

const root = mkdtempSync(join(tmpdir(), "farline-retired-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(name: string, hoursAgo = 0): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, name);
  const at = new Date(Date.now() - hoursAgo * 3_600_000);
  utimesSync(file, at, at);
}

test("a build keeps the scripts of the former ones for a day after they were replaced", async () => {
  // Built a month ago, and in use until now.
  write("second/client/assets/second.js", 720);
  write("second/client/assets/both.js", 720);
  write("second/retired/assets/first.js", 23);
  write("second/retired/assets/long-ago.js", 25);
  write("third/client/assets/both.js");
  await keepRetiredAssets(join(root, "second"), join(root, "third"));
  const kept = (name: string) => existsSync(join(root, "third/retired/assets", name));
  expect(["second.js", "first.js", "long-ago.js", "both.js"].filter(kept)).toEqual([
    "second.js",
    "first.js",
  ]);
  await keepRetiredAssets(join(root, "third"), join(root, "fourth"));
  expect(existsSync(join(root, "fourth/retired/assets/second.js"))).toBe(true);
});

test("there need be no former build", async () => {
  await keepRetiredAssets(join(root, "none"), join(root, "new"));
  expect(existsSync(join(root, "new/retired"))).toBe(false);
});
