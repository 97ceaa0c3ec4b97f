import * as v from "valibot";
import { fieldSentences } from "#content/field-messages.ts";
import { formWords } from "#content/forms.ts";
import { type FormKindName, fieldNames, formKinds, missingFields } from "#contract/form-kinds.ts";
import { type LeadRequest, leadSchema } from "#contract/lead.ts";
import { fieldMessages } from "#contract/refused-fields.ts";
import { formFields } from "./form-field.ts";
import type { FieldErrors } from "./use-form.ts";

/**
 * The payload of a form: its own fields, the preset subject and message if it has no fields for
 * them, and always `mobileNumber`.
 */
export function leadPayload(form: FormKindName, data: FormData, to: string): LeadRequest {
  const kind = formKinds[form];
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const own = Object.fromEntries(fieldNames(kind).map((name) => [name, text(name)]));
  const { subject, opening } = kind.preset ?? {};
  return {
    to,
    fullName: "",
    email: "",
    mobileNumber: "",
    ...own,
    subject: subject ?? text("subject"),
    message: opening === undefined ? text("message") : opening + text("fullName"),
  };
}

/** Errors of a payload by field: the contract's rules and the form's required fields. */
export function payloadErrors(form: FormKindName, payload: LeadRequest): FieldErrors {
  const missing = missingFields(formKinds[form], payload);
  const errors: FieldErrors = Object.fromEntries(
    formFields(form)
      .filter(({ name }) => missing.includes(name))
      .map(({ name, label }) => [name, formWords.missing(label)]),
  );
  const result = v.safeParse(leadSchema, payload);
  if (!result.success) Object.assign(errors, fieldMessages(result.issues, fieldSentences));
  return errors;
}
