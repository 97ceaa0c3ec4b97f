import type { FaqItem } from "#content/types/faq.ts";
import type { Thing } from "./json-ld.ts";

/** The questions that a page answers. */
export const faqPage = (items: readonly FaqItem[]): Thing => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
