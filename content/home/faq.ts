import { priceNoticeDays } from "../plans.ts";
import type { Faq } from "../types/faq.ts";

const onThePhone: Faq = {
  id: "phone",
  title: "On the phone",
  items: [
    {
      id: "machine",
      question: "Does it sound like a machine?",
      answer:
        "You choose the voice. It pauses when interrupted, follows a change of language mid-call, and says it is an assistant whenever a caller asks.",
    },
    {
      id: "cannot-answer",
      question: "What does it do when it cannot answer?",
      answer:
        "It hands over. You decide which words, callers or case types go straight to a person, with a summary attached.",
    },
    {
      id: "languages",
      question: "Which languages does it speak?",
      answer: "English, Spanish, Chinese and more. Nobody presses two; it follows the caller.",
    },
    {
      id: "advice",
      question: "Can it give legal or medical advice?",
      answer:
        "No, and it says so. It takes details, explains your process in the words you approved, and books the right person.",
    },
  ],
};

const inYourOffice: Faq = {
  id: "office",
  title: "In your office",
  items: [
    {
      id: "setup",
      question: "How does setup go?",
      answer:
        "Connect your number and calendar, give it your documents, listen to a few test calls. No code at any point.",
    },
    {
      id: "number",
      question: "Do we keep our phone number?",
      answer: "Yes. Forward it after hours only, on the third ring, or always.",
    },
    {
      id: "data",
      question: "What happens to our data?",
      answer:
        "Your agents are trained on your own material. The Privacy Policy says what is kept, why, and how to have it shown to you, corrected or deleted.",
    },
    {
      id: "contract",
      question: "How are we billed?",
      answer: `Monthly or annually, in advance, at the figures printed above. Prices change only with ${priceNoticeDays} days’ notice.`,
    },
  ],
};

/** The two accordions of the home page. */
export const homeFaq = { title: "Before you let it pick up", groups: [onThePhone, inYourOffice] };
