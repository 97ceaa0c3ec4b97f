import type { HookEvent, HookLead, HookLeadEvent } from "#contract/hook-events.ts";

/** Whether an event holds a lead; one about an erased lead holds its id alone. */
export function holdsLead(event: HookEvent): event is HookLeadEvent {
  return event.type !== "lead.erased";
}

/** A full name as systems with two fields for it want it: the last word is the last name. */
export function splitName(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? "") : "";
  return { first: words.join(" "), last };
}

/** The number to ring: the mobile one where both are told. */
export function phoneOf({ mobileNumber, officeNumber }: HookLead): string {
  return mobileNumber || officeNumber;
}
