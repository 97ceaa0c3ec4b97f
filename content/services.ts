import type { IconName } from "./icons.ts";
import type { Mark } from "./marks.ts";
import { pathOf } from "./pages.ts";
import type { Link, Opener } from "./types/link.ts";

/** The sample next to a service. */
export type Evidence =
  | { kind: "email"; subject: string; text: string }
  | { kind: "chart"; description: string }
  | { kind: "voice"; mood: "busy" | "calm" }
  | { kind: "record"; record: { mark: Mark; name: string; text: string; done: string } }
  | { kind: "form"; cells: readonly { label: string; value: string }[] }
  | { kind: "tally"; parts: readonly { figure: string; text: string }[]; line: boolean }
  | { kind: "list"; items: readonly string[]; done: string }
  | {
      kind: "thread";
      medium: "call" | "text";
      lines: readonly { who: "caller" | "agent"; text: string }[];
    }
  | {
      kind: "slots";
      items: readonly { time: string; state: "gone" | "chosen" | "free" }[];
      /** Screen reader words for the crossed-out and the checked time. */
      words: { gone: string; chosen: string };
    };

/** One of the twelve services, at the hour of the day at which it happens. */
export interface Service {
  title: string;
  description: string;
  icon: IconName;
  time: string;
  evidence: Evidence;
  /** The width that the entry takes: 2 is the width of the sheet. */
  size: 0 | 1 | 2;
  /** Happens after five: stands on the dark part of the page. */
  night: boolean;
}

/** Twelve services over one working day, earliest first. */
export const services: readonly Service[] = [
  {
    time: "7:05 am",
    title: "Email",
    icon: "mail",
    description: "Answers the overnight inbox in your tone, and sends the newsletter you approved.",
    evidence: {
      kind: "email",
      subject: "Re: Did the hearing move?",
      text: "Dear Mr. Becker, yes. It is now Thursday at 9:00 in Room 4B. I have told Ms. Whitfield.",
    },
    size: 1,
    night: false,
  },
  {
    time: "8:30 am",
    title: "Data Analysis",
    icon: "bulb",
    description:
      "Trends, demand, pricing and how callers behave, as a page you can read standing up.",
    evidence: { kind: "chart", description: "Calls by hour, highest at nine in the morning" },
    size: 0,
    night: false,
  },
  {
    time: "9:10 am",
    title: "Inbound Call Handling",
    icon: "phone",
    description: "Every line answered on the first ring, all of them at the same time.",
    evidence: { kind: "voice", mood: "busy" },
    size: 2,
    night: false,
  },
  {
    time: "9:14 am",
    title: "CRM Integration",
    icon: "plug",
    description: "The record exists before the caller has hung up. Nobody types it twice.",
    evidence: {
      kind: "record",
      record: {
        mark: "monogram:Lm",
        name: "Lawmatics",
        text: "New lead, motor vehicle",
        done: "Created",
      },
    },
    size: 0,
    night: false,
  },
  {
    time: "10:20 am",
    title: "Lead Qualification",
    icon: "check",
    description:
      "Your questions in your order. The right callers reach you, the others leave kindly.",
    evidence: {
      kind: "form",
      cells: [
        { label: "Conflict check", value: "None found" },
        { label: "Case type", value: "Injury" },
      ],
    },
    size: 0,
    night: false,
  },
  {
    time: "11:30 am",
    title: "Outbound Call Management",
    icon: "phone-out",
    description:
      "Prospecting, lead follow-up and reminder calls. It opens politely and takes no for an answer.",
    evidence: {
      kind: "tally",
      parts: [
        { figure: "18", text: "calls" },
        { figure: "3", text: "warm" },
      ],
      line: true,
    },
    size: 0,
    night: false,
  },
  {
    time: "2:00 pm",
    title: "Conduct Interviews",
    icon: "people",
    description: "Asks every candidate or client the same questions, then writes it up.",
    evidence: {
      kind: "list",
      items: ["Notice period", "Courtroom experience", "Second language"],
      done: "Asked",
    },
    size: 0,
    night: false,
  },
  {
    time: "4:15 pm",
    title: "Marketing Campaigns",
    icon: "send",
    description: "Promotions by call, text and email, to those who said yes, until they say STOP.",
    evidence: { kind: "tally", parts: [{ figure: "STOP", text: "ends it, at once" }], line: false },
    size: 0,
    night: false,
  },
  {
    time: "6:20 pm",
    title: "Customer Support",
    icon: "lifebuoy",
    description:
      "Answers what it can. Hands over what it should not, with the whole story attached.",
    evidence: {
      kind: "thread",
      medium: "call",
      lines: [
        { who: "caller", text: "I want to speak to a person about my invoice." },
        {
          who: "agent",
          text: "Of course. Connecting you to Dana, she has the details already.",
        },
      ],
    },
    size: 1,
    night: true,
  },
  {
    time: "7:45 pm",
    title: "Text Messaging",
    icon: "chat",
    description: "Replies, reminders and promotions, in the thread your clients already have.",
    evidence: {
      kind: "thread",
      medium: "text",
      lines: [
        { who: "caller", text: "Can I bring my sister tomorrow?" },
        { who: "agent", text: "Yes. Thursday at 2:15, third floor." },
      ],
    },
    size: 0,
    night: true,
  },
  {
    time: "9:42 pm",
    title: "Appointment Scheduling",
    icon: "calendar",
    description: "Books, moves and cancels. The calendar is right when you wake up.",
    evidence: {
      kind: "slots",
      items: [
        { time: "Tue 11:00", state: "gone" },
        { time: "Wed 3:00", state: "chosen" },
        { time: "Thu 9:00", state: "free" },
      ],
      words: { gone: "moved from", chosen: "moved to" },
    },
    size: 0,
    night: true,
  },
  {
    time: "2:10 am",
    title: "Customizable AI Personality",
    icon: "sliders",
    description:
      "Brisk at noon, slower and softer at night. It sounds like your practice, not like ours.",
    evidence: { kind: "voice", mood: "calm" },
    size: 2,
    night: true,
  },
];

export const servicesPage = {
  title: "Twelve jobs that AI agents do for you",
  text: "For law firms, practices and small businesses: agents answer, write, call and book at any hour, beside your people or in place of the voicemail. Below is one day; to begin, call us.",
  listTitle: "Our Service",
  dusk: "Five o’clock. The page goes dark, the line does not.",
  next: {
    note: { time: "8:30 am", text: "You arrive. It is all done." },
    title: "Take the Next Step",
    text: "Half an hour, no slides. Bring a call you would rather not take again.",
    book: { label: "Book A Free Consultation!", opens: "booking" } satisfies Opener,
    start: { label: "Get Started Now", href: pathOf("contact") } satisfies Link,
  },
} as const;
