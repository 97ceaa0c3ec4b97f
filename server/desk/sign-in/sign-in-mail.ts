import { signInMail } from "#content/desk/sign-in-mail-words.ts";
import { scheduling } from "#content/scheduling.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { OutgoingMail } from "#server/outbox/outgoing-mail.ts";

/** Begins the ids of these mails, so that they can be removed when their links have ended. */
export const signInMailPrefix = "desk-entry-";

/** The mail with a link and its code. Times are said in the company's zone. */
export function signInLinkMail(about: {
  person: DeskPerson;
  link: string;
  code: string;
  browser: string;
  at: number;
  endsAt: number;
}): OutgoingMail {
  const { person, link, code, browser } = about;
  return {
    to: person.address,
    subject: signInMail.subject,
    text: [
      signInMail.greeting(person.name.split(" ")[0] ?? person.name),
      "",
      signInMail.asked(clockTime(about.at), browser),
      link,
      "",
      signInMail.code(`${code.slice(0, 4)} ${code.slice(4)}`),
      "",
      signInMail.ends(clockTime(about.endsAt)),
      "",
    ].join("\n"),
  };
}

/** "8:30 am". */
function clockTime(instant: number): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: scheduling.zone,
    hour: "numeric",
    minute: "2-digit",
  })
    .format(instant)
    .replace(/[\u202f\u00a0]/g, " ")
    .toLowerCase();
}
