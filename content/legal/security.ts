import { pathOf } from "../pages.ts";
import { count } from "../plans.ts";
import { site } from "../site.ts";
import { type LegalPage, list, paragraph } from "./legal-page.ts";

const privacy = (label: string, anchor: string) => ({
  label,
  href: `${pathOf("privacy")}#${anchor}`,
});

/** Figures of docs/reliability.md, as they stand there. */
export const measured = {
  day: "21 to 23 November 2026",
  kills: { times: 1000, acknowledged: 119623 },
  powerCuts: { times: 200, acknowledged: 46526, lostByControl: 4814 },
  diskFaults: 100,
  bodies: 100000,
  replays: 500,
} as const;

const { kills, powerCuts } = measured;

/**
 * The security page. It claims only what the code does and what docs/reliability.md measured;
 * change it together with them.
 */
export const security: LegalPage = {
  title: "Security",
  text: "What is kept, who can read it, how a message to us is protected, and which certificates we hold: none that we can name.",
  updated: "November 2026",
  contents: "Contents",
  sections: [
    {
      id: "kept",
      title: "What is recorded and kept",
      blocks: [
        list(
          "What you write in a form or a booking: kept in our database as long as the matter it began is alive or the law demands it. Ask, and it is erased sooner.",
          "What you say or write to the assistant on this site: held in memory while you talk and then gone, unless you leave a message or book a call. It tells you before it passes the conversation on.",
          "Your voice: this site does not record it. Speech is turned into text by your own browser, and only after you switch it on.",
          "Calls that our agents take for a customer: what is stored, and for how long, is agreed with that customer before the first call. No period is named on this site; ask us for the one in your agreement.",
          "Technical logs: ids, counts and causes, without names, numbers or message texts.",
        ),
        paragraph(
          "The Privacy Policy has the whole of it: ",
          privacy("Retention", "retention"),
          ", ",
          privacy("your rights", "rights"),
          " and ",
          privacy("AI processing", "ai-processing"),
          ".",
        ),
      ],
    },
    {
      id: "readers",
      title: "Who can read it",
      blocks: [
        list(
          "The people of our company who answer messages, and whoever runs the machine that the database is on.",
          "Nobody by way of the public pages: they have no accounts and show no message. A booking can be changed only with the signed link in its confirmation mail.",
          "Other users of the same machine cannot: files of the database, of mails and of backups are readable by their owner alone. The database is not encrypted on its disk.",
        ),
      ],
    },
    {
      id: "message",
      title: "How this site protects a message",
      blocks: [
        paragraph(
          `A message that was answered with “sent” is on disk, once, together with the mail that brings it to us. We test this by breaking the site on purpose. Measured on ${measured.day}:`,
        ),
        list(
          `The server was killed ${count(kills.times)} times in the middle of its work, with ${count(kills.acknowledged)} acknowledged messages: none lost, none stored twice.`,
          `The power was cut ${powerCuts.times} times, simulated, with ${count(powerCuts.acknowledged)} acknowledged messages: none lost. The same test with a weaker setting of the database lost ${count(powerCuts.lostByControl)}, so the test can fail.`,
          `The disk was full or failing ${measured.diskFaults} times: each message was either kept or refused with a clear error; none lost, none doubled.`,
          `${count(measured.bodies)} random requests were sent to the forms: none made the server fail, and none smuggled an address into a mail.`,
          `One solved captcha was sent ${measured.replays} times: one message was accepted.`,
        ),
        paragraph(
          "A mail can arrive twice after a crash, because mail has no way to prevent that. A network of machines large enough to fill the line is not held off by this site alone.",
        ),
      ],
    },
    {
      id: "browser",
      title: "In your browser",
      blocks: [
        list(
          "No cookies on public pages, no analytics service, and no request to another company before you ask for something that needs it.",
          "Only scripts that came with the page may run; other sites cannot show our pages in a frame or post forms in your name.",
          "Forms are limited by network, checked for robots, and their texts are shown as text wherever they are read.",
        ),
      ],
    },
    {
      id: "consent",
      title: "Recording, calls and texts: the rules by name",
      blocks: [
        paragraph(
          "Laws that a business which uses AI agents on the telephone in the United States should ask its counsel about. You are responsible for the ones that apply to you.",
        ),
        list(
          "Recording: the federal Wiretap Act asks for the consent of one party; several states, such as California (Penal Code section 632), ask for the consent of everybody on the call.",
          "Outbound calls and texts: the Telephone Consumer Protection Act (TCPA) with the rules of the Federal Communications Commission, which count an AI voice as an artificial voice; the Telemarketing Sales Rule and the National Do Not Call Registry.",
          "Saying that an assistant speaks: some states ask for it, such as California and Utah. Our agents say so whenever a caller asks.",
          "Email: the CAN-SPAM Act.",
        ),
        paragraph(
          "Texts from us go only to people who agreed to them. STOP ends marketing, STOP ALL ends everything.",
        ),
      ],
    },
    {
      id: "certificates",
      title: "Certificates and contracts, as of today",
      blocks: [
        list(
          "Are you HIPAA compliant, and do you sign a business associate agreement? This site names neither a program nor an agreement. Ask us before an agent hears health information.",
          "Do you have a SOC 2 report? None is named. Ask us.",
          "ISO 27001, PCI DSS, HITRUST? No certificate is named. Ask us.",
          "GDPR or CCPA agreements? None is published. The Privacy Policy says which requests we answer.",
          "Has somebody outside the company tested the site? No such test is named. The tests above are our own.",
        ),
        paragraph(
          "Ask on the ",
          { label: "contact page", href: pathOf("contact") },
          "; a person answers.",
        ),
      ],
    },
    {
      id: "sub-processors",
      title: "Sub-processors",
      blocks: [
        paragraph(
          "None in the default installation of this website: pages, fonts, forms, calendar, captcha, assistant and database run on one server of ours. Where it is set up to use another company’s mail, calendar, captcha, voice or language model, that company receives what its part needs. Ask us for the list of the service that you buy.",
        ),
      ],
    },
    {
      id: "report",
      title: "Report a hole",
      blocks: [
        paragraph(
          "Write to ",
          { label: site.email, href: `mailto:${site.email}?subject=Security` },
          " with “Security” in the subject: what you did, what happened, which page. Please do not try it on other people’s data, and give us time to mend it before you publish. For programs, the same stands at /.well-known/security.txt.",
        ),
      ],
    },
  ],
};
