import { pathOf } from "../pages.ts";
import { priceNoticeDays } from "../plans.ts";
import { site } from "../site.ts";
import { type LegalPage, list, paragraph } from "./legal-page.ts";

const mail = { label: site.email, href: `mailto:${site.email}` };

/** Terms and Conditions: 14 numbered sections. Drafted for counsel to review. */
export const terms: LegalPage = {
  title: "Terms and Conditions",
  text: "Fourteen sections, in the plainest words that terms allow.",
  updated: "August 2025",
  contents: "Contents",
  sections: [
    {
      id: "acceptance",
      title: "Acceptance",
      blocks: [
        paragraph(
          `By using this website or any ${site.name} agent you accept these terms. If you accept them for a firm or a practice, you confirm that you may do so.`,
        ),
        paragraph("If you do not accept them, please do not use the service. You may still call."),
      ],
    },
    {
      id: "services",
      title: "Services description",
      blocks: [
        paragraph(
          `${site.name} provides AI agents that answer and place calls, write email and text messages, chat, book appointments and pass information to the systems you connect.`,
        ),
        paragraph(
          "The agents are assistants. They do not give legal or medical advice and do not create an attorney-client or physician-patient relationship. The assistant on this website answers questions about our service only.",
        ),
      ],
    },
    {
      id: "accounts",
      title: "Accounts",
      blocks: [
        paragraph(
          `This website has no accounts. Those of customers are opened in the separate ${site.name} dashboard. Keep your credentials to yourself, keep your details current, and tell us at once if somebody else has used them.`,
        ),
      ],
    },
    {
      id: "acceptable-use",
      title: "Acceptable use",
      blocks: [
        paragraph("You agree not to use the service"),
        list(
          "to call or text people who have not agreed to it, or who have said STOP;",
          "to deceive a caller about whether a person or an assistant is speaking;",
          "to collect information that you have no right to hold;",
          "to disturb the service for others, or to look for ways around its limits;",
          "to break a law, a professional rule or somebody else’s rights.",
        ),
        paragraph(
          "Rules on recording calls, on automated calls and on text messages differ from place to place. You are responsible for the ones that apply to you.",
        ),
      ],
    },
    {
      id: "privacy",
      title: "Privacy",
      blocks: [
        paragraph(
          "The ",
          { label: "Privacy Policy", href: pathOf("privacy") },
          " says what we collect and why. It is part of these terms.",
        ),
      ],
    },
    {
      id: "intellectual-property",
      title: "Intellectual property",
      blocks: [
        paragraph(
          "The service, its design and its software are ours. Your documents, scripts and recordings stay yours; you let us use them to run your agents.",
        ),
        paragraph(
          "Names and marks of other companies belong to those companies. They stand in our catalog to say what works with what.",
        ),
      ],
    },
    {
      id: "payment",
      title: "Payment terms",
      blocks: [
        paragraph(
          "Fees are payable in advance, monthly or annually as you chose, together with the implementation fee of your plan. Minutes, messages and tokens beyond the plan are billed at the rates printed on the ",
          { label: "pricing page", href: pathOf("pricing") },
          ".",
        ),
        paragraph(
          `Prices change with ${priceNoticeDays} days’ notice. Late payment may suspend the service until it is settled.`,
        ),
      ],
    },
    {
      id: "availability",
      title: "Availability",
      blocks: [
        paragraph(
          "We aim to be there at every hour. Maintenance, carriers, language models and the systems you connect can interrupt the service, and an interruption is not by itself a breach of these terms.",
        ),
      ],
    },
    {
      id: "liability",
      title: "Liability",
      blocks: [
        paragraph(
          "As far as the law allows, neither of us owes the other for indirect loss, and our total liability is limited to the fees paid for the twelve months before the claim. Nothing here limits a liability that the law does not let us limit.",
        ),
      ],
    },
    {
      id: "disclaimers",
      title: "Disclaimers",
      blocks: [
        paragraph(
          "The service is provided as it is. Language models can be wrong. Review what matters before you rely on it, and name a person for every rule that puts a call through.",
        ),
        paragraph(
          "Results named on this website are those of particular customers or estimates. Yours will be your own.",
        ),
      ],
    },
    {
      id: "termination",
      title: "Termination",
      blocks: [
        paragraph(
          "You may leave at the end of any billing period. We may end the service for a serious breach of these terms. On leaving, ask us for your records before they are deleted.",
        ),
      ],
    },
    {
      id: "governing-law",
      title: "Governing law",
      blocks: [
        paragraph("These terms are governed by the laws of the State of Wyoming, United States."),
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        paragraph(
          "We may change these terms. The new version is published here, with its date. Whoever goes on using the service afterwards accepts it.",
        ),
      ],
    },
    {
      id: "contact",
      title: "Contact",
      blocks: [
        paragraph(
          "Write to ",
          mail,
          ", visit ",
          { label: site.website, href: pathOf("home") },
          ", or call ",
          { label: site.phone.display, href: site.phone.href },
          ". It is answered.",
        ),
      ],
    },
  ],
};
