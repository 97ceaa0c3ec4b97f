import { claims } from "./claims.ts";
import { pathOf } from "./pages.ts";
import { pricedPlan } from "./plans.ts";
import { site } from "./site.ts";
import type { IconCard, Statistic, TextCard } from "./types/card.ts";

/** The page is a letter: story, figures, values, reasons, and a way to begin. */
export const about = {
  title: "Somebody should pick up.",
  lead: `${site.name} makes AI agents that answer calls, texts, chats and emails for law firms, practices and small businesses. Call and hear one answer.`,
  story: [
    "An office keeps hours. People do not choose the hour at which they need a lawyer or a dentist.",
    "So we built the colleague for the rest: one that speaks, writes and books, says it is an assistant when asked, and hands over to your people when it matters.",
  ],
  farewell: "Yours, on the line,",
  statistics: {
    title: `${site.name} in numbers`,
    items: [
      { number: claims.clients, label: "clients around the world" },
      { number: claims.callsAMonth, label: "AI calls per month" },
      { number: claims.integrations, label: "integrations supported" },
      { number: claims.conversations, label: "conversations handled" },
    ] satisfies Statistic[],
  },
  values: {
    title: "Seven values, one for each day",
    text: "A value that only works on Mondays is a poster.",
    days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    items: [
      {
        icon: "bulb",
        title: "Innovation",
        description: "We build what a receptionist would ask for, not what a keynote would.",
      },
      {
        icon: "star",
        title: "Customer-Success",
        description: "A booked consult counts. A clever conversation that books nothing does not.",
      },
      {
        icon: "one-line",
        title: "Simplicity",
        description:
          "One number, one screen, no manual. If it needs training, we trained it wrong.",
      },
      {
        icon: "shield",
        title: "Integrity",
        description:
          "It says it is an assistant, keeps a confidence, and never gives advice it should not.",
      },
      {
        icon: "handshake",
        title: "Collaboration",
        description: "It works beside your people and hands over before it is out of its depth.",
      },
      {
        icon: "key",
        title: "Empowerment",
        description: "Your words, your rules, your switch.",
      },
      {
        icon: "leaf",
        title: "Sustainability",
        description: "Built to be answering in ten years, which rules out most shortcuts.",
      },
    ] satisfies IconCard[],
  },
  reasons: {
    title: "Why Choose Us",
    text: "The last phone menu you will ever sit through.",
    items: [
      {
        title: "It answers at once",
        description: "Nights, weekends, and the ten minutes after the advert airs.",
      },
      {
        title: "It knows your practice",
        description: "Trained on your own documents, your fees and your best calls.",
      },
      {
        title: "It speaks their language",
        description: "English, Spanish, Chinese and more. Nobody presses two.",
      },
      {
        title: "It remembers",
        description: "Voice, email, chat and text share one memory of the caller.",
      },
      {
        title: "It hands over",
        description: "You name the words that go straight to a person, with a summary.",
      },
      {
        title: "It needs no code",
        description: "Connect a number and a calendar, test it, switch it on.",
      },
      {
        title: "It writes things down",
        description: "Calendar, CRM and case file agree before the call is over.",
      },
      {
        title: "It grows with you",
        description: `One agent on a quiet Tuesday, ${pricedPlan("platinum").agents} after the billboard goes up.`,
      },
    ] satisfies TextCard[],
    /** The letters that a telephone prints on the keys 1 to 8. */
    keys: ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV"],
    person: { label: "Or press zero for a person. It works.", href: pathOf("contact") },
  },
  closing: {
    title: ["Ready to Elevate", "Your Business?"],
    text: "Tell us what your callers ask. We show you how it answers.",
    action: { label: "Get Started Now", href: pathOf("contact") },
  },
} as const;
