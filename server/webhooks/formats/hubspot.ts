import { hookWords } from "#content/hook-words.ts";
import type { HookEvent } from "#contract/hook-events.ts";
import { holdsLead, phoneOf, splitName } from "./lead-of.ts";

/** The type of a contact among HubSpot's objects. */
const contact = "0-1";

/**
 * A submission for HubSpot's forms (`…/submissions/v3/integration/submit/PORTAL/FORM`): the form
 * there needs the fields email, firstname, lastname, phone, company and message. A contact is told
 * by its email, so that a later event about the same lead changes it and makes no second one.
 */
export function hubspot(event: HookEvent) {
  if (!holdsLead(event)) return { fields: [] };
  const lead = event.data;
  const { first, last } = splitName(lead.name);
  const slip = lead.slip ? [`${hookWords.labels.slip}: ${lead.slip}`] : [];
  const booked = lead.booking ? [`${hookWords.titles[event.type]}: ${lead.booking.start}`] : [];
  const values = {
    email: lead.email,
    firstname: first,
    lastname: last,
    phone: phoneOf(lead),
    company: lead.companyName || lead.firmName || "",
    message: [lead.subject, lead.message, ...slip, ...booked].filter(Boolean).join("\n\n"),
  };
  const fields = Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => ({ objectTypeId: contact, name, value }));
  return {
    submittedAt: String(Date.parse(event.timestamp)),
    fields,
    ...(lead.page && { context: { pageName: lead.page } }),
  };
}
