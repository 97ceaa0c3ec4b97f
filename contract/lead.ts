import * as v from "valibot";
import { fieldLimits } from "./field-limits.ts";
import { email, fullName, isProse, name, phone, required } from "./text-fields.ts";

/** The message that every form posts to /sendMail; form-kinds.ts lists the fields of each form. */
export const leadSchema = v.object({
  fullName,
  email,
  officeNumber: v.optional(phone, ""),
  mobileNumber: v.optional(phone, ""),
  companyName: v.optional(name),
  firmName: v.optional(name),
  subject: required(fieldLimits.subject, "subjectMissing", "subjectTooLong"),
  message: required(fieldLimits.message, "messageMissing", "messageTooLong", isProse),
});

/** A message as the server stores it: trimmed, complete, optional fields empty. */
export type Lead = v.InferOutput<typeof leadSchema>;
/**
 * A message as a form sends it. `to` names the inbox that the page was built with; the server
 * ignores it and writes to its own.
 */
export type LeadRequest = v.InferInput<typeof leadSchema> & { to: string };
