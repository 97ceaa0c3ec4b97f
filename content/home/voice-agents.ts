import { pathOf } from "../pages.ts";
import type { MarginNote } from "../types/card.ts";

/** The dark band: three things a voice agent needs from you, which is little. */
export const voiceAgents = {
  note: {
    time: "2:10 am",
    text: "Someone’s worst night. It picks up.",
  } satisfies MarginNote,
  title: "After five, it still rings",
  actions: {
    services: { label: "See Services", href: pathOf("services") },
    start: { label: "Get Started Now", href: pathOf("contact") },
  },
  train: {
    title: "Instantly Train AI Agents",
    text: "Hand over your documents, your site and a few good calls. Then test it until it sounds like your desk.",
    files: [
      { icon: "document", name: "Intake script.docx", done: "Learned" },
      { icon: "document", name: "Fee policy.pdf", done: "Learned" },
      { icon: "document", name: "Website, 34 pages", done: "Learned" },
      { icon: "video", name: "Best receptionist calls", done: undefined },
    ],
  },
  automate: {
    title: "Automate Interactions",
    text: "Calls, chats, texts and email around the clock, with the hard ones passed to a person.",
    lines: [
      { who: "caller", text: "My son was arrested. I don’t know who to call." },
      {
        who: "agent",
        text: "You called the right place. I am ringing the attorney on call now. Stay with me.",
      },
    ],
    stop: "Stop the line",
  },
  deploy: {
    title: "Deploy with No-Code",
    text: "Keep your number. Switch channels on one at a time, from a screen, not from a terminal.",
    number: { label: "Your number", value: "(307) 555-0190" },
    channels: [
      { label: "Voice", on: true },
      { label: "Chat", on: true },
      { label: "Text messages", on: true },
      { label: "Email", on: false },
    ],
  },
} as const;
