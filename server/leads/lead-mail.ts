import type { ConsentName } from "#content/consents.ts";
import { leadMailWords as words } from "#content/lead-mail-words.ts";
import type { Lead } from "#contract/lead.ts";
import type { LeadSource } from "#server/arrivals/read-lead-source.ts";
import { sayLeadSource } from "#server/arrivals/say-source.ts";
import type { LeadRow, Standing } from "#server/db/tables.ts";
import type { OutgoingMail } from "#server/outbox/outgoing-mail.ts";
import { agreedTo } from "./consents.ts";
import { labeledLines } from "./lead-fields.ts";
import { sayStanding, standingMark } from "./standing-mark.ts";

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
  const details = [...labeledLines(lead), ...(agreed ? [words.agreed(agreed)] : [])];
  return {
    to: about.mailTo,
    replyTo: { name: lead.fullName, address: lead.email },
    subject: `${standingMark(about.standing)}${lead.subject}`,
    text: [
      ...details,
      "",
      lead.message,
      "",
      "-- ",
      ...sayLeadSource(about.source, about.source.touches),
      words.captcha(sayStanding(about)),
      words.reference(about.id),
      "",
    ].join("\n"),
    headers: { "X-Lead-Standing": about.standing },
  };
}

/** The mail that tells the company of boxes checked or unchecked after the message was stored. */
export function consentsMail(
  lead: Pick<LeadRow, "id" | "full_name" | "email" | "subject" | "standing">,
  consents: ConsentName[],
  mailTo: string,
): OutgoingMail {
  return {
    to: mailTo,
    replyTo: { name: lead.full_name, address: lead.email },
    subject: `${standingMark(lead.standing)}${words.consents.subject(lead.subject)}`,
    text: [
      words.consents.text,
      words.consents.agreed(agreedTo(consents)),
      "",
      "-- ",
      words.reference(lead.id),
      "",
    ].join("\n"),
    headers: { "X-Lead-Standing": lead.standing },
  };
}
