import * as v from "valibot";
import { email, fullName, isProse, name, phone, required } from "./text-fields.ts";

const noRecipient = "The address of the company is missing.";

/**
 * The message that every form posts to /sendMail (specification 3 and 7): booking dialog, contact
 * form, trial (adds companyName), demo (adds firmName). Lengths are in characters.
 */
export const leadSchema = v.object({
  to: v.pipe(v.string(noRecipient), v.trim(), v.email(noRecipient)),
  fullName,
  email,
  officeNumber: v.optional(phone, ""),
  mobileNumber: v.optional(phone, ""),
  companyName: v.optional(name),
  firmName: v.optional(name),
  subject: required(
    200,
    "Please give your message a subject.",
    "That subject is too long. Please shorten it to 200 characters.",
  ),
  message: required(
    5000,
    "Please write a message.",
    "That message is too long. Please shorten it to 5,000 characters.",
    isProse,
  ),
});

/** A message as the server keeps it: trimmed, complete, optional fields empty. */
export type Lead = v.InferOutput<typeof leadSchema>;
/** A message as a form sends it. */
export type LeadRequest = v.InferInput<typeof leadSchema>;
