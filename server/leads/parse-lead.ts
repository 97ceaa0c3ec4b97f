import * as v from "valibot";
import { fieldSentences } from "#content/field-messages.ts";
import { fieldLabels, formWords } from "#content/forms.ts";
import { serverMessages } from "#content/server-messages.ts";
import { formKindOf, missingFields } from "#contract/form-kinds.ts";
import { type Lead, leadSchema } from "#contract/lead.ts";
import { fieldMessages } from "#contract/refused-fields.ts";
import { Refusal } from "#server/http/refusal.ts";

/**
 * Checks the fields of a message against the shared schema and against the fields that its form
 * requires. The field `to` is ignored: this server writes only to the company's inbox.
 * @throws Refusal 422 with a message for each field
 */
export function parseLead(fields: Record<string, unknown>): Lead {
  const result = v.safeParse(leadSchema, { ...nothing, ...fields });
  if (!result.success) throw invalid(fieldMessages(result.issues, fieldSentences));
  const lead = result.output;
  const missing = missingFields(formKindOf(lead), lead);
  if (missing.length === 0) return lead;
  throw invalid(
    Object.fromEntries(missing.map((name) => [name, formWords.missing(fieldLabels[name])])),
  );
}

/** An absent field counts as empty, so that the visitor gets the message for an empty field. */
const nothing = { fullName: "", email: "", subject: "", message: "" };

function invalid(fields: Record<string, string>): Refusal {
  const message = Object.values(fields)[0] ?? serverMessages.invalid;
  return new Refusal(422, "invalid", message, { fields });
}
