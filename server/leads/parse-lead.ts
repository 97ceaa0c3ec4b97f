import * as v from "valibot";
import { type Lead, leadSchema } from "#contract/lead.ts";
import { Refusal } from "#server/http/refusal.ts";

/**
 * Checks the fields of a message against the shared schema, and its recipient against the
 * company's inbox: this server sends to no other address.
 * @throws Refusal 422 with a message for each field, or 403 for another recipient.
 */
export function parseLead(fields: Record<string, unknown>, mailTo: string): Lead {
  const result = v.safeParse(leadSchema, { ...nothing, ...fields });
  if (!result.success) {
    const messages = firstMessages(result.issues);
    const message = Object.values(messages)[0] ?? "Please check your message.";
    throw new Refusal(422, "invalid", message, { fields: messages });
  }
  if (result.output.to.toLowerCase() !== mailTo.toLowerCase())
    throw new Refusal(
      403,
      "recipient",
      "This form writes to the company only. Please reload the page.",
    );
  return result.output;
}

/** An absent field is an empty one, so that its message speaks to people. */
const nothing = { to: "", fullName: "", email: "", subject: "", message: "" };

/** True for the trial, demo and registration forms, which ask for no captcha. */
export function asksNoCaptcha(lead: Lead): boolean {
  return lead.companyName !== undefined || lead.firmName !== undefined;
}

function firstMessages(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue);
    if (name) messages[name] ??= issue.message;
  }
  return messages;
}
