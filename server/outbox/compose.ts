import type { SendMailOptions } from "nodemailer";
import type { Envelope } from "./outgoing-mail.ts";

/**
 * Converts a mail for nodemailer. Control characters are removed from header values here, in
 * addition to the contract's check, so that no text from a visitor can start a header line.
 * Attachments are never loaded from files or URLs (`disableFileAccess`, `disableUrlAccess`).
 */
export function compose({ id, createdAt, mail }: Envelope, from: string): SendMailOptions {
  const domain = from.split("@")[1];
  return {
    from,
    to: { name: "", address: plain(mail.to) },
    ...(mail.replyTo && {
      replyTo: { name: plain(mail.replyTo.name), address: plain(mail.replyTo.address) },
    }),
    subject: plain(mail.subject),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.icalEvent && { icalEvent: mail.icalEvent }),
    // Nobody reads the answers of other programs, such as notes of absence (RFC 3834).
    headers: { ...mail.headers, "Auto-Submitted": "auto-generated" },
    messageId: `<${id}@${domain}>`,
    date: new Date(createdAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mail programs decode `=?utf-8?B?…?=` in headers, but a visitor's text must appear as typed. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
}
