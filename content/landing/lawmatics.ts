import { bookingPath, pathOf } from "../pages.ts";
import { count, dollars, pricedPlan } from "../plans.ts";
import { site } from "../site.ts";
import type { Link, Opener } from "../types/link.ts";
import type { LandingPage } from "./landing-page.ts";

const least = pricedPlan("basic");
const register: Link = { label: "Register Now", href: pathOf("contact") };

/** The landing page for law firms that run on Lawmatics. */
const page = {
  roles: {
    title: ["One AI Solution", "Full Team Value"],
    /** Stands between the two halves of the title. */
    sign: "=",
    lead: "AI agents for law firms on Lawmatics. They answer, write the lead into the pipeline and book the consult.",
    text: `Eight jobs, from ${dollars(least.price.annual)} a month`,
    small: `${least.name} plan on annual billing, ${count(least.minutes)} minutes included. Implementation fee ${dollars(least.implementationFee)}.`,
  },
  hero: {
    title: ["The #1 Growth Platform For Law Firms"],
    text: `Lawmatics keeps the relationship. ${site.name} keeps the line. A lead is on file before it has finished its first sentence.`,
    register: { label: "Register Now", opens: "registration" } satisfies Opener,
    book: { label: "Book Appointment", href: bookingPath } satisfies Link,
    video: "lead-to-file",
  },
  steps: {
    title: "How it Works",
    items: [
      {
        title: "Connect",
        description:
          "Sign in to Lawmatics. Forms, pipelines and custom fields arrive by themselves.",
      },
      { title: "Train", description: "Your questions, your fees, your words for a hard day." },
      {
        title: "Launch",
        description: "Switch on the night, then the lunch hour, then the rest.",
      },
    ],
  },
  why: {
    title: "Why Integrate with Lawmatics?",
    text: "One card, four stages, and nobody had to type it.",
    /** Lines of the card; stage n shows the first n + 1 of them. */
    card: {
      name: "Andre Ellison",
      rows: [
        { term: "Caller", value: "555-0117" },
        { term: "Matter", value: "Collision" },
        { term: "Consult", value: "Tue 11:00" },
        { term: "Letter", value: "Signed Thu" },
      ],
    },
    items: [
      {
        stage: "New lead",
        title: "Nothing is lost",
        description: "The card exists at the first ring, even when the caller hangs up.",
      },
      {
        stage: "Contacted",
        title: "Nobody waits",
        description: "Answered, qualified and thanked at any hour.",
      },
      {
        stage: "Consult set",
        title: "The pipeline moves itself",
        description: "Stages change on what was said, not on who remembered to drag a card.",
      },
      {
        stage: "Hired",
        title: "You see what worked",
        description: "Source, words and outcome on one card, from first call to fee.",
      },
    ],
  },
  film: {
    title: "See It In Action",
    video: "three-chapters",
    action: { label: "Get a Demo", href: bookingPath } satisfies Link,
    bullets: [
      {
        /** Seconds into the clip. */
        at: 0,
        title: "Automatic Contact Creation",
        description: "Name, number and source, on the first breath.",
      },
      {
        at: 10,
        title: "Seamless Appointment Booking",
        description: "A slot offered, accepted and on the calendar.",
      },
      {
        at: 20,
        title: "Smart Form Filling",
        description: "Answers go into the form you already use, in the order it asks for them.",
      },
    ],
  },
  features: {
    intake: {
      title: "Smarter Client Intake",
      description:
        "It hears that a question has been answered and does not ask it twice. Your order, minus the repetition.",
      action: register,
      scene: [
        { question: "What happened?", answer: "Friday, rear-ended", skipped: false },
        { question: "When was it?", answer: "already said", skipped: true },
        { question: "Were you hurt?", answer: "Neck", skipped: false },
        { question: "Have you seen a doctor?", answer: "already said", skipped: true },
        { question: "Has an insurer called you?", answer: "", skipped: false },
      ],
    },
    booking: {
      title: "Effortless Appointment Booking",
      description: "It knows that court is court. It offers only the hours that are really yours.",
      action: register,
      /** `start` and `length` in rows of the small week. */
      scene: [
        {
          day: "Mon",
          date: "9",
          events: [
            { start: 1, length: 2, text: "Team" },
            { start: 4, length: 1, text: "Pruitt" },
          ],
        },
        {
          day: "Tue",
          date: "10",
          events: [
            { start: 1, length: 1, text: "Court" },
            { start: 2, length: 1, text: "New consult, 11:00", fresh: true },
            { start: 4, length: 2, text: "Depo" },
          ],
        },
        { day: "Wed", date: "11", events: [{ start: 2, length: 3, text: "Trial prep" }] },
        {
          day: "Thu",
          date: "12",
          events: [
            { start: 1, length: 1, text: "Lunch" },
            { start: 3, length: 2, text: "Costa" },
          ],
        },
        {
          day: "Fri",
          date: "13",
          events: [
            { start: 2, length: 2, text: "Court" },
            { start: 5, length: 1, text: "Call" },
          ],
        },
      ] as readonly {
        day: string;
        date: string;
        events: readonly { start: number; length: number; text: string; fresh?: true }[];
      }[],
    },
    forms: {
      title: "Automated Form Completion",
      description: "A caller tells a story. The form wants boxes. The line runs between them.",
      action: register,
      /** The marked words of each sentence land in the box beside it. */
      scene: [
        {
          before: "“I was coming home on ",
          marked: "Route 26",
          after: "",
          label: "Place of incident",
          value: "Route 26",
        },
        {
          before: "last ",
          marked: "Friday",
          after: "",
          label: "Date",
          value: "Friday 6 March 2026",
        },
        {
          before: "and I’m with ",
          marked: "Mountain Mutual",
          after: ".”",
          label: "Insurer",
          value: "Mountain Mutual",
        },
      ],
    },
  },
  contact: {
    title: "Contact Us",
    rows: [
      { term: "General", text: site.email, href: `mailto:${site.email}` },
      { term: "Telephone, always answered", text: site.phone.display, href: site.phone.href },
      {
        term: "Support",
        text: site.supportEmail,
        href: `mailto:${site.supportEmail}`,
      },
    ],
    post: { term: "Post", lines: [site.address.street, site.address.city] },
  },
} as const;

export const lawmatics = page satisfies LandingPage;
