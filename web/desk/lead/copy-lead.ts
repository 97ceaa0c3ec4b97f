import type { DeskLead } from "#contract/desk-lead.ts";

/** A lead as plain text, for a mail or another system: who, how to reach them, what they said. */
export function leadText(
  lead: DeskLead,
  speakers: Record<"visitor" | "assistant", string>,
): string {
  const { name, firm, email, officeNumber, mobileNumber, subject, message, lines, id } = lead;
  const said = lines.map(({ who, text }) => `${speakers[who]}${text}`).join("\n");
  return [
    [name, firm].filter(Boolean).join(", "),
    [email, officeNumber, mobileNumber].filter(Boolean).join(", "),
    "",
    subject,
    "",
    said || message,
    "",
    id,
  ].join("\n");
}
