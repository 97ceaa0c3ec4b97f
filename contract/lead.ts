import * as v from "valibot";
import { fieldLimits } from "./field-limits.ts";
import { email, fullName, isProse, name, phone, required } from "./text-fields.ts";

/** The message that every form posts to /sendMail; which form has which fields: form-kinds.ts. */
export const leadSchema = v.object({
  fullName,
  email,
  officeNumber: v.optional(phone, ""),
  mobileNumber: v.optional(phone, ""),
  companyName: v.optional(name),
  firmName: v.optional(name),
  subject: required(
    fieldLimits.subject,
    "Please give your message a subject.",
    `That subject is too long. Please shorten it to ${fieldLimits.subject} characters.`,
  ),
  message: required(
    fieldLimits.message,
    "Please write a message.",
    `That message is too long. Please shorten it to ${fieldLimits.message.toLocaleString("en-US")} characters.`,
    isProse,
  ),
});

/** A message as the server keeps it: trimmed, complete, optional fields empty. */
export type Lead = v.InferOutput<typeof leadSchema>;
/**
 * A message as a form sends it. `to` names the inbox that the page was built with and decides
 * nothing: the server writes to its own.
 */
export type LeadRequest = v.InferInput<typeof leadSchema> & { to: string };
