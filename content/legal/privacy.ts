import { pathOf } from "../pages.ts";
import { site } from "../site.ts";
import { type LegalPage, list, paragraph } from "./legal-page.ts";

const mail = { label: site.email, href: `mailto:${site.email}` };

/** Younger visitors are not served. */
const minimumAge = 13;

/**
 * Privacy Policy: 13 sections. It says what this website does; change it together
 * with the code that it describes.
 */
export const privacy: LegalPage = {
  title: "Privacy Policy",
  text: "What we hear, what we keep, and how to make us forget it.",
  updated: "August 2025",
  contents: "Contents",
  sections: [
    {
      id: "information",
      title: "Information collected",
      blocks: [
        paragraph("We collect three kinds of information."),
        list(
          "Personal: what you write into a form or a booking. That is your name, your email, the phone number and company if you give them, the subject and the message, the texts you agreed to, and the time you chose for a call.",
          "Usage: what every request to a website carries, such as the time, the page asked for, the kind of browser and the network address. We use it to keep the site running and to stop abuse. We also count: how often a page was seen, the assistant opened or a form begun, by day, by the site or campaign that led here, by kind of device and by language, and how fast the page was. A count names nobody, and nobody is followed from one visit to another. Where your visit came from stays in this tab until you close it: the page you arrived on, the site that led you here, the campaign named in the link. So does what you worked out here, such as a plan and its minutes; it stands at the form, where you can take it off. They reach us only with a message or a booking that you send. With Global Privacy Control or Do Not Track switched on, none of this is counted or noted.",
          "AI data: what you write or say to the assistant on this site. It is held in memory while you talk and then gone, unless you leave a message or book a call; in that case the conversation goes with it, and the assistant says so beforehand.",
        ),
        paragraph(
          "Speech is turned into text by your own browser, and only after you switch it on. Some browsers send the sound to their maker for this.",
        ),
      ],
    },
    {
      id: "use",
      title: "Use",
      blocks: [
        paragraph(
          "To answer you, to hold the appointment you booked, to set up a trial or an account you asked for, to bill customers, and to keep the site safe and working. Texts for information or marketing go only to people who agreed to them.",
        ),
      ],
    },
    {
      id: "sharing",
      title: "Sharing",
      blocks: [
        paragraph(
          "With the companies that host this site and carry our mail, and with those whose systems we work your message in, such as a customer database or a team’s chat, as far as their work needs it, and where the law requires it. When we erase a message, these systems are told. A customer’s agents also pass information to the systems that the customer connects. We do not sell personal information.",
        ),
      ],
    },
    {
      id: "security",
      title: "Security",
      blocks: [
        paragraph(
          "Messages are kept in a database that only the people who answer them can reach. Logs are written without names, numbers or message texts. Forms are checked against abuse before anything is stored.",
        ),
        paragraph(
          "No system is perfect. If one of ours fails in a way that concerns you, you will hear it from us.",
        ),
      ],
    },
    {
      id: "retention",
      title: "Retention",
      blocks: [
        paragraph(
          "We keep a message as long as the matter it began is alive or the law demands it. Ask, and it is erased sooner: from the database, from the mail waiting to be sent, and by hand from the mailbox it went to. Where your visit came from is kept with the message and erased with it. Copies in backups go when the backups do. Counts of visits, which name nobody, are kept for three years.",
        ),
      ],
    },
    {
      id: "rights",
      title: "User rights",
      blocks: [
        paragraph("You may ask for"),
        list(
          "access to what we hold about you;",
          "its correction;",
          "its deletion;",
          "a copy that you can take elsewhere (portability);",
          "restriction of its use;",
          "an end to a use you object to;",
          "withdrawal of a consent you gave, at any time and without a reason.",
        ),
        paragraph(
          "Write to ",
          mail,
          " from the address you used. A person looks the record up, sends it to you as a file, or erases it.",
        ),
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      blocks: [
        paragraph("There are four kinds, and this site sets none of them."),
        list(
          "Essential: no cookie. While you fill in a form, a random key in your own browser keeps the message from being sent twice; it goes when the message has gone.",
          "Analytics: no cookie. Visits are counted without one, and where yours came from is noted in this tab alone, as said under Information collected.",
          "Preference: choices such as a business name you try on the assistant stay in your own browser.",
          "Marketing: none.",
        ),
        paragraph("Should that change, you are asked before the first one is set."),
      ],
    },
    {
      id: "third-parties",
      title: "Third parties",
      blocks: [
        paragraph(
          "These pages come from our own server, with their fonts, pictures and scripts. Where we use another company’s calendar, video player, voice or check against robots, it is loaded when you use it and not before; from then on its own policy applies. So it does on the sites we link to, the dashboard included.",
        ),
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        paragraph(
          `The service is not for children under ${minimumAge}, and we do not knowingly collect their information. If you think we have, tell us and it goes.`,
        ),
      ],
    },
    {
      id: "transfers",
      title: "International transfers",
      blocks: [
        paragraph(
          "Our company is in the United States. If you write to us from elsewhere, your message is processed there, or where our hosts keep their machines.",
        ),
      ],
    },
    {
      id: "ai-processing",
      title: "AI processing",
      blocks: [
        paragraph(
          "The assistant on this site answers from the texts of this site. Where it is set up to use a language model of another company, your question is sent to that company to be answered. It makes no decision about you. You may always ask for a person.",
        ),
        paragraph(
          "If you talked to an agent of one of our customers, that customer decides what is kept. Ask them first; we help them answer.",
        ),
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [paragraph("New versions appear here with their date.")],
    },
    {
      id: "contact",
      title: "Contact",
      blocks: [
        paragraph(
          "Write to ",
          mail,
          ", call ",
          { label: site.phone.display, href: site.phone.href },
          `, use the `,
          { label: "contact form", href: pathOf("contact") },
          `, or post a letter to ${site.name}, ${site.address.street}, ${site.address.city}.`,
        ),
      ],
    },
  ],
};
