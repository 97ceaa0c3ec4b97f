import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { heapFlags } from "./heap-flags.mjs";

test.each(["deploy/farline.service", "deploy/Containerfile"])(
  "%s starts the server with the same heap as npm start",
  (file) => {
    const text = readFileSync(file, "utf8");
    for (const flag of heapFlags) expect(text).toContain(flag);
  },
);

test("every desk of the receptionist fits into the heap, with a quarter to spare", () => {
  const limit = Number(/old-space-size=(\d+)/.exec(heapFlags.join(" "))?.[1]) * 1024 * 1024;
  const args = [...heapFlags, "server/receptionist/eval/every-desk-once.ts"];
  const used = Number(execFileSync(process.execPath, args, { encoding: "utf8" }));
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThan(limit * 0.75);
}, 60_000);
