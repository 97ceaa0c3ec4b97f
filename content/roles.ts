import type { IconName } from "./icons.ts";
import { pathOf } from "./pages.ts";
import type { Link } from "./types/link.ts";

/** The papers of the design that a role card may fade between. */
type Paper = "pad" | "pad-2" | "pink" | "blue" | "manila";

/** A job of the front office. */
export interface Role {
  icon: IconName;
  title: string;
  description: string;
  /** From the first paper to the second. */
  gradient: readonly [Paper, Paper];
  /** One sentence said in that job, and the hour at which it is said. */
  heard: { time: string; text: string };
}

/** The eight roles, shared by the attorneys page and both landing pages. */
export const roles: readonly Role[] = [
  {
    icon: "phone",
    title: "Receptionist",
    description: "Greets, listens, puts the right person on.",
    gradient: ["pad", "pad-2"],
    heard: {
      time: "7:58 am",
      text: "Good morning, Hale and Whitfield. I am the assistant; may I help, or shall I find a person?",
    },
  },
  {
    icon: "document",
    title: "Intake Specialist",
    description: "Asks your questions in your order.",
    gradient: ["pad-2", "manila"],
    heard: { time: "9:12 am", text: "Were there witnesses? Take your time, I am writing." },
  },
  {
    icon: "clock",
    title: "24/7 Answering Service",
    description: "Nights, Sundays, the week of the trial.",
    gradient: ["blue", "pad-2"],
    heard: { time: "12:40 pm", text: "They are all at lunch. I am not." },
  },
  {
    icon: "money",
    title: "Collections Assistant",
    description: "Reminds politely and sends the link.",
    gradient: ["pink", "pad-2"],
    heard: { time: "2:15 pm", text: "The March invoice is still open. Shall I text you the link?" },
  },
  {
    icon: "calendar",
    title: "Appointment Coordinator",
    description: "Books, moves and cancels.",
    gradient: ["manila", "pad"],
    heard: { time: "3:05 pm", text: "The hearing moved, so I moved you. Wednesday at three?" },
  },
  {
    icon: "phone-out",
    title: "Lead Follow-up Specialist",
    description: "Calls back the ones who said maybe.",
    gradient: ["pad", "pink"],
    heard: {
      time: "4:30 pm",
      text: "You were thinking it over last week. Did you find someone?",
    },
  },
  {
    icon: "pen",
    title: "Document Coordinator",
    description: "Chases the form until it is whole.",
    gradient: ["blue", "manila"],
    heard: { time: "6:20 pm", text: "Page four needs a signature. I have sent it to your phone." },
  },
  {
    icon: "scale",
    title: "Case Status Assistant",
    description: "Tells clients where their matter stands.",
    gradient: ["pad-2", "blue"],
    heard: { time: "9:42 pm", text: "Your records arrived today. Nothing for you to do tonight." },
  },
];

/** The two buttons that stand under the roles. */
export const roleActions: { see: Link; pricing: Link } = {
  see: { label: "See It In Action", href: pathOf("contact") },
  pricing: { label: "View Pricing", href: pathOf("pricing") },
};
