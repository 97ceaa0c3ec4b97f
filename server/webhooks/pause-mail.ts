import { hookMail } from "#content/hook-mail.ts";
import type { OutgoingMail } from "#server/outbox/outgoing-mail.ts";
import type { HookRow } from "./hook-tables.ts";

/** Tells the company that an endpoint was paused. Names only its host: the URL may be a secret. */
export function pauseMail({ id, url }: HookRow, mailTo: string): OutgoingMail {
  const host = URL.parse(url)?.host ?? id;
  return {
    to: mailTo,
    subject: hookMail.subject(host),
    text: hookMail.text(id, host),
  };
}
