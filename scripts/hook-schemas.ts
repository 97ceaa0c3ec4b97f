import { writeFileSync } from "node:fs";
import { toJsonSchemaDefs } from "@valibot/to-json-schema";
import {
  hookEventNames,
  hookEventSchemas,
  hookPartSchemas,
  hookVersion,
} from "#contract/hook-events.ts";

/** JSON Schema of every event, for receivers of webhooks. */
export const hookSchemasFile = "docs/webhooks.schema.json";

/** Text of that file: one definition per event; a body matches exactly one. */
export function hookSchemas(): string {
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `Farline webhooks, version ${hookVersion}`,
    oneOf: hookEventNames.map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: toJsonSchemaDefs(
      { ...hookPartSchemas, ...hookEventSchemas },
      { target: "draft-2020-12" },
    ),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(hookSchemasFile, hookSchemas());
