import { site } from "../site.ts";

/** The mail about leads that wait longer than the company promises. */
export const lateMail = {
  subject: (count: number) =>
    count === 1 ? "A lead waits too long" : `${count} leads wait too long`,
  text: (hours: number = site.replyWithinHours) =>
    `These wait longer than ${hours} hours for an answer, yours or nobody’s:`,
  end: "You get this once for a lead. Turn it off under your name at the desk.",
} as const;
