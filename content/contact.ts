import type { IconName } from "./icons.ts";
import { site } from "./site.ts";

/** A card with a way to reach the company. */
export interface ContactCard {
  icon: IconName;
  title: string;
  text: string;
  href: string;
}

export const contact = {
  title: `Ask us anything. We reply within ${site.replyWithinHours} hours.`,
  text: "Or call now and hear what your own callers would hear.",
  calendar: {
    title: "Or take thirty minutes on the calendar",
    embedTitle: "Booking calendar",
    loadEmbed: "Open the calendar",
    embedNote: "The calendar is another company’s page. It is loaded when you open it, not before.",
  },
  cards: [
    {
      icon: "phone",
      title: "Always answered",
      text: site.phone.display,
      href: site.phone.href,
    },
    {
      icon: "mail",
      title: "Read by a person",
      text: site.email,
      href: `mailto:${site.email}`,
    },
  ] satisfies ContactCard[],
} as const;
