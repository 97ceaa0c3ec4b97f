import * as v from "valibot";
import type { FormWords } from "#content/forms.ts";
import { type LeadRequest, leadSchema } from "#contract/lead.ts";

/** Message by field name. */
export type FieldErrors = Record<string, string>;

/**
 * The payload of a form, exactly as specification 7 has it: the form's own fields, a constant
 * subject and message where the form has no field for them, and `mobileNumber` always.
 */
export function leadPayload(words: FormWords, data: FormData, to: string): LeadRequest {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const own = Object.fromEntries(words.fields.map(({ name }) => [name, text(name)]));
  return {
    to,
    fullName: "",
    email: "",
    mobileNumber: "",
    ...own,
    subject: words.subject ?? text("subject"),
    message: words.message?.(text("fullName")) ?? text("message"),
  };
}

/** What is wrong with a payload, by field: the contract's rules and the form's own required fields. */
export function payloadErrors(words: FormWords, payload: LeadRequest): FieldErrors {
  const errors: FieldErrors = {};
  const values = payload as unknown as Record<string, string | undefined>;
  for (const field of words.fields) {
    if (field.required && !values[field.name]) {
      errors[field.name] = `${field.label} is missing.`;
    }
  }
  const result = v.safeParse(leadSchema, payload);
  if (!result.success) {
    const nested = v.flatten(result.issues).nested ?? {};
    for (const [name, messages] of Object.entries(nested)) {
      if (messages?.[0]) errors[name] = messages[0];
    }
  }
  return errors;
}
