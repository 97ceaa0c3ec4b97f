import type { HookEvent, HookLead } from "#contract/hook-events.ts";
import { holdsLead, phoneOf, splitName } from "./lead-of.ts";

/**
 * One level of names and texts, for catch hooks (Zapier, Make, n8n) whose next steps pick fields by
 * name. Every field is always there, empty where nothing was told, so that a step that was set up
 * with one lead fits the next.
 */
export function flat(event: HookEvent, id: string): Record<string, string> {
  const about = { event: event.type, event_id: id, timestamp: event.timestamp };
  if (!holdsLead(event)) return { ...about, lead_id: event.data.id };
  const lead = event.data;
  const { first, last } = splitName(lead.name);
  return {
    ...about,
    lead_id: lead.id,
    created_at: lead.createdAt,
    form: lead.form,
    page: lead.page ?? "",
    name: lead.name,
    first_name: first,
    last_name: last,
    email: lead.email,
    phone: phoneOf(lead),
    office_number: lead.officeNumber,
    mobile_number: lead.mobileNumber,
    company: lead.companyName || lead.firmName || "",
    subject: lead.subject,
    message: lead.message,
    consents: lead.consents.join(", "),
    standing: lead.standing,
    ...arrivals(lead),
    slip: lead.slip ?? "",
    booking_id: lead.booking?.id ?? "",
    booking_start: lead.booking?.start ?? "",
    booking_end: lead.booking?.end ?? "",
    booking_state: lead.booking?.state ?? "",
    booking_by: lead.booking?.by ?? "",
    booking_time_zone: lead.booking?.timeZone ?? "",
    url: lead.url ?? "",
  };
}

const parts = ["path", "referrer", "source", "medium", "campaign", "term", "content", "paid"];

function arrivals({ source }: HookLead): Record<string, string> {
  const fields = (["first", "last"] as const).flatMap((which) =>
    parts.map((part) => [`${which}_${part}`, source?.[which][part as "path"] ?? ""]),
  );
  return Object.fromEntries(fields);
}
