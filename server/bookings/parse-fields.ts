import * as v from "valibot";
import { fieldSentences } from "#content/field-messages.ts";
import { fieldMessages, sentenceOf } from "#contract/refused-fields.ts";
import { Refusal } from "#server/http/refusal.ts";

/**
 * Checks fields against a schema of the contract. An empty form field counts as absent.
 * @throws Refusal 422 with a message for each field
 */
export function parseFields<T extends v.GenericSchema & { entries: v.ObjectEntries }>(
  schema: T,
  fields: Record<string, unknown>,
): v.InferOutput<T> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
  // An absent field counts as empty, so that the visitor gets the message for an empty field.
  for (const [name, entry] of Object.entries(schema.entries))
    if (entry.type !== "optional") given[name] ??= "";
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const messages = fieldMessages(result.issues, fieldSentences);
  const message = sentenceOf(result.issues[0], fieldSentences);
  throw new Refusal(422, "invalid", message, { fields: messages });
}
