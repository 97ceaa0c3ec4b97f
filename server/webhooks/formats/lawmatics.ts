import { hookWords } from "#content/hook-words.ts";
import type { HookEvent } from "#contract/hook-events.ts";
import { holdsLead, phoneOf, splitName } from "./lead-of.ts";

/**
 * A new matter for Lawmatics (`https://api.lawmatics.com/v1/prospects`, with the fixed header
 * `Authorization: Bearer …`). It demands a last name; a single word is taken for one.
 */
export function lawmatics(event: HookEvent) {
  if (!holdsLead(event)) return {};
  const lead = event.data;
  const { first, last } = splitName(lead.name);
  const { labels } = hookWords;
  const told = [
    [labels.company, lead.companyName || lead.firmName],
    [labels.call, lead.booking?.start],
    [labels.source, lead.source?.last.source],
    [labels.slip, lead.slip],
    [labels.reference, lead.id],
  ];
  const details = told.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    first_name: last ? first : "",
    last_name: last || first,
    email: lead.email,
    phone: phoneOf(lead),
    case_title: lead.subject,
    notes: [{ name: lead.subject, body: [lead.message, ...details].filter(Boolean).join("\n") }],
  };
}
