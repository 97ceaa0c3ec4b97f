import type { SendMailOptions } from "nodemailer";
import type { Envelope } from "./outgoing-mail.ts";

/**
 * A mail for nodemailer. Header values lose every control character here, once more than the
 * contract already demands, so that no text of a visitor can begin a header line. Files and
 * addresses inside a mail are never read (`disableFileAccess`, `disableUrlAccess`).
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
    ...(mail.headers && { headers: mail.headers }),
    messageId: `<${id}@${domain}>`,
    date: new Date(createdAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mail programs decode `=?utf-8?B?…?=` into any text: a visitor's text must read as typed. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
}
