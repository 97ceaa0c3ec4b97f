import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, it } from "vitest";
import { hookEventNames, hookEventSchemas } from "#contract/hook-events.ts";
import { hookSchemas, hookSchemasFile } from "./hook-schemas.ts";

const page = readFileSync("docs/webhooks.md", "utf8");

it("the JSON Schema is the one of the code (node scripts/hook-schemas.ts writes it)", () => {
  const written = JSON.parse(readFileSync(hookSchemasFile, "utf8"));
  expect(written).toEqual(JSON.parse(hookSchemas()));
});

it.each(hookEventNames)("the document has an example of %s that fits", (name) => {
  const [, section = ""] = page.split(`### ${name}\n`);
  const example = /```json\n([\s\S]*?)```/.exec(section)?.[1] ?? "";
  const result = v.safeParse(hookEventSchemas[name], JSON.parse(example));
  expect(result.issues).toBeUndefined();
  expect(result.output).toEqual(JSON.parse(example));
});

it("an example of another event does not fit", () => {
  const erased = { type: "lead.erased", version: 1, timestamp: "2026-11-20T09:41:12Z", data: {} };
  expect(v.safeParse(hookEventSchemas["lead.erased"], erased).success).toBe(false);
});
