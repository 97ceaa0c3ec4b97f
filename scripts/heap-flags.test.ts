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
