import { claims } from "../claims.ts";
import { pathOf } from "../pages.ts";
import { trialOffer } from "../plans.ts";
import { site } from "../site.ts";
import type { IconCard, MarginNote } from "../types/card.ts";
import type { Faq } from "../types/faq.ts";
import type { Link, Opener } from "../types/link.ts";
import type { LandingPage, LandingTestimonial } from "./landing-page.ts";

/** Anchor of the demo form; buttons on the page scroll to it. */
export const demoSection = "demo-section";

/** The caller of the samples, as a folder names her. */
const client = "Delgado, Teresa";

const toDemo = (label: string): Link => ({ label, href: `#${demoSection}` });

/** The six automation triggers: what moves in MyCase, and what the line then does. */
const triggers: readonly (IconCard & { action: string })[] = [
  {
    icon: "right",
    title: "Pipeline movement",
    description: "A lead changes stage.",
    action: "Calls to agree the next step",
  },
  {
    icon: "handshake",
    title: "Lead conversion to client",
    description: "The engagement letter is signed.",
    action: "Welcomes them, sends the forms",
  },
  {
    icon: "scale",
    title: "Case progress updates",
    description: "A filing, a hearing, a record received.",
    action: "Texts the client the same hour",
  },
  {
    icon: "phone-out",
    title: "Non-hiring lead follow-up",
    description: "They went quiet, or went elsewhere.",
    action: "Asks once more, kindly, in a month",
  },
  {
    icon: "money",
    title: "Payment confirmations",
    description: "An invoice is paid, or is not.",
    action: "Says thank you, or sends the link",
  },
  {
    icon: "sliders",
    title: "Custom field triggers",
    description: "Any field you made takes any value you choose.",
    action: "Does what your sentence says",
  },
];

const testimonial: LandingTestimonial = {
  quote:
    "My clients start in Spanish, switch to English, and switch back. It keeps up, and by the time I hang up my coat the matter is open in MyCase.",
  author: "Elena Ruiz",
  role: "Managing attorney",
  firm: "Ruiz Immigration, PLLC",
  practice: "Immigration and naturalization",
};

const faq: Faq = {
  id: "mycase",
  title: "Two questions first",
  items: [
    {
      id: "security",
      question: "Is it secure enough for a legal practice?",
      answer:
        "It gives no legal advice, does not discuss a matter with somebody it has not recognized, and every word it says is on file for you to read. What is stored, and for how long, is agreed with your firm before the first call.",
    },
    {
      id: "technical-experience",
      question: "Do we need any technical experience?",
      answer:
        "No. You sign in to MyCase, choose a calendar and listen to a test call. If you can forward a phone, you have the skills.",
    },
  ],
};

/** The landing page for law firms that run on MyCase: the matter file. */
const page = {
  roles: {
    title: ["Eight lines.", "Nobody on hold."],
    text: "AI agents for law firms on MyCase. They answer calls, texts and email, book the consult and write it into the case.",
    label: "Front-office team",
    display: { time: "9:42 pm", text: "Line 3 ringing", ringing: 2 },
  },
  hero: {
    title: ["Supercharge", "Your Law Firm"],
    text: "The call ends and the folder already exists. Contact, conflict check, event, note and text, written into MyCase while your caller says goodbye.",
    trial: { label: "Start Free 2 Weeks Trial", opens: "trial" } satisfies Opener,
    trialOffer,
    demo: toDemo("Book A Demo"),
    folder: {
      name: client,
      matter: "Matter 2026-0142, motor vehicle",
      paper: "Police report, 2 pages, by text",
      lines: [
        { term: "9:42 pm", text: "Contact", detail: "Teresa Delgado, Spanish", done: "Created" },
        {
          term: "9:43 pm",
          text: "Conflict check",
          detail: "Nordley Freight, no match",
          done: "Clear",
        },
        { term: "9:44 pm", text: "Event", detail: "Consult, Wed 2:15", done: "Booked" },
        { term: "9:45 pm", text: "Note", detail: "Transcript and summary", done: "Filed" },
        {
          term: "9:46 pm",
          text: "Text to client",
          detail: "Confirmation, in Spanish",
          done: "Sent",
        },
      ],
    },
  },
  gets: {
    title: "What MyCase Users Get",
    /** Eight tiles; each `scene` is the sample drawn above its words. */
    coverage: {
      title: "24/7 Call/Text/Email Coverage",
      description: "One voice, three doors, no closing time.",
      scene: { rows: ["Call, 2:10 am", "Text, 6:31 am", "Email, Sunday"], done: "Answered" },
    },
    booking: {
      title: "Real-Time Appointment Booking",
      description: "It reads the MyCase calendar while it talks.",
      scene: { time: "2:15", note: "Wednesday 11 March, Ms. Whitfield" },
    },
    updates: {
      title: "Client Updates via AI",
      description: "Where is my case? Answered.",
      scene: { caller: "Any news?", agent: "Your records came today." },
    },
    languages: {
      title: "Multilingual Support",
      description: "English, Spanish, Chinese and more.",
      scene: [
        { language: "en", text: "Hello." },
        { language: "es", text: "Buenas." },
        { language: "zh", text: "你好" },
      ],
    },
    sync: {
      title: "Secure Case Sync",
      description: "One record, written once, the same in both places.",
      scene: { left: site.name, right: "MyCase", text: "9 of 9 fields" },
    },
    workload: {
      title: "Reduced Staff Workload",
      description: "Your people keep the calls that need people.",
      scene: { agent: site.name, desk: "Your desk", note: "Calls on an ordinary Monday, sketched" },
    },
    safe: {
      title: "Safe and Secure",
      description:
        "It shares nothing with a caller it has not recognized, and gives no legal advice.",
      scene: {
        caller: "I am her brother. What did she sign?",
        agent: "I can take a message for the attorney. I cannot discuss a client.",
      },
    },
    payment: {
      title: "Seamlessly Connected payment",
      description: "A link by text, a receipt in the ledger, a thank you by voice.",
      scene: {
        invoice: "Invoice 0088, Becker",
        amount: "$450.00",
        paid: "Paid by link, 7:12 pm",
        done: "In MyCase",
      },
    },
  },
  film: {
    title: "See it in action",
    video: "case-file",
    note: { time: "9:42 pm", text: "The same call, from the first ring." } satisfies MarginNote,
    quote: "Hale and Whitfield, good evening. I am the assistant.",
  },
  customization: {
    title: "Need More Customization?",
    action: { label: "Tell us yours", href: pathOf("contact") } satisfies Link,
    /** A sentence with blanks: every second part is filled in by hand. */
    sentence: [
      "When a caller says ",
      "a truck hit me",
      ", ask ",
      "the date and the carrier",
      ", check for ",
      "conflicts",
      ", say nothing about ",
      "fees",
      ", and call ",
      "Ms.\u00a0Whitfield",
      " before ",
      "the second ring",
      ".",
    ],
    text: "You fill in the blanks. It follows the sentence.",
  },
  integration: {
    title: "Something moves in MyCase. The line picks it up.",
    text: `Over ${claims.firms} firms, six kinds of movement, one switchboard.`,
    action: toDemo("Schedule Demo"),
    triggers,
  },
  testimonial: { title: "From a firm that let it pick up", ...testimonial },
  faq: {
    ...faq,
    picture: {
      alt: "A case file that fills in its own lines: contact, conflict check, consult, engagement",
      stop: "Stop the picture",
      /** Text in the picture; scripts/pictures.ts draws it. */
      name: client,
      lines: [
        { term: "Contact", written: "by telephone" },
        { term: "Conflict check", written: "clear" },
        { term: "Consult", written: "Wednesday" },
        { term: "Engagement", written: "signed" },
      ],
    },
  },
  steps: {
    title: "How it Works",
    items: [
      {
        title: "Connect",
        description: "Sign in to MyCase and pick the calendar, the pipeline and the number.",
      },
      {
        title: "Train",
        description: "Hand over your intake questions, your fees and a few good calls.",
      },
      { title: "Launch", description: "After hours first. All day when you trust it." },
    ],
  },
  demo: { id: demoSection },
} as const;

export const mycase = page satisfies LandingPage;
