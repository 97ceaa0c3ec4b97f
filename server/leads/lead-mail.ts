import type { ConsentName } from "#content/consents.ts";
import type { Lead } from "#contract/lead.ts";
import type { LeadSource } from "#server/arrivals/read-lead-source.ts";
import { sayLeadSource } from "#server/arrivals/say-source.ts";
import type { Standing } from "#server/db/tables.ts";
import type { OutgoingMail } from "#server/outbox/outgoing-mail.ts";
import { agreedTo } from "./consents.ts";
import { labeledLines } from "./lead-fields.ts";

/** Subject prefixes that warn the company before it opens the mail. */
const marks: Partial<Record<Standing, string>> = {
  suspect: "[suspect] ",
  unverified: "[unverified] ",
};

/** The mail that notifies the company of a message; a reply to it goes to the visitor. */
export function leadMail(
  lead: Lead,
  about: {
    id: string;
    /** The company's inbox. */
    mailTo: string;
    consents: ConsentName[];
    standing: Standing;
    reason: string;
    source: LeadSource;
  },
): OutgoingMail {
  const agreed = agreedTo(about.consents);
  const details = [...labeledLines(lead), ...(agreed ? [`Agreed to: ${agreed}`] : [])];
  const standing = about.reason ? `${about.standing} (${about.reason})` : about.standing;
  return {
    to: about.mailTo,
    replyTo: { name: lead.fullName, address: lead.email },
    subject: `${marks[about.standing] ?? ""}${lead.subject}`,
    text: [
      ...details,
      "",
      lead.message,
      "",
      "-- ",
      ...sayLeadSource(about.source, about.source.touches),
      `Captcha: ${standing}`,
      `Reference: ${about.id}`,
      "",
    ].join("\n"),
    headers: { "X-Lead-Standing": about.standing, "Auto-Submitted": "auto-generated" },
  };
}
