import { industryDescriptions } from "./industries/descriptions.ts";
import type { PageId } from "./pages.ts";
import { site } from "./site.ts";

/**
 * Descriptions of the pages for search engines and shared links: 70 to 160 characters, unique.
 * Apart from the table of pages, because only documents need them, not the scripts of the pages.
 */
export const descriptions: Record<PageId, string> = {
  home: "AI employees that answer every call, chat, email and text your firm receives, day or night, in the caller's language.",
  about: `Who ${site.name} is, what it values, and why a front desk that is staffed forty hours a week can still answer all week.`,
  services:
    "Twelve services over one working day: answering, intake, booking, reminders, texts, email, outbound calls, interviews and the numbers afterwards.",
  industries:
    "A directory of the businesses an AI receptionist can answer for, from attorneys and dentists to plumbers, hotels and car dealerships.",
  ...industryDescriptions,
  integrations:
    "Calendars, case management, CRM, payments and messaging: search the catalog of systems our agents read from and write to.",
  integration: `What ${site.name} reads from a system of the catalog, what it writes there and when, what a person sets up, and what it leaves alone.`,
  pricing:
    "Five plans with every figure printed: monthly and annual price, implementation fee, minutes, overage, agents and texts. With a calculator.",
  blogs:
    "Notes from the line on intake, missed calls, languages, scheduling, no-shows, and what callers say when nobody else picks up the phone.",
  blogPost: `An article from the ${site.name} blog about answering, intake and scheduling for law firms, practices and trades.`,
  contact: `Call, write, or take thirty minutes on the calendar. A person reads every message and replies within ${site.replyWithinHours} hours.`,
  booking:
    "Thirty minutes by phone or video: pick a day and a time in your own time zone, move it or cancel it from the mail that confirms it.",
  terms: `The terms on which ${site.name} provides its website and services, in fourteen numbered sections. Last updated August 2025.`,
  privacy: `What ${site.name} collects through this website, why, for how long, who sees it, and how to have it shown to you, corrected or deleted.`,
  security: `What ${site.name} records and keeps, who can read it, how a message is protected, what was measured, and which certificates are named.`,
  accessibility: `How the ${site.name} website is built to be used by keyboard, screen reader and voice, what falls short, and whom to tell about it.`,
  mycase:
    "Round-the-clock calls, texts and email for law firms that run on MyCase, with case sync and payment confirmations. Two-week free trial.",
  lawmatics:
    "New leads become Lawmatics contacts, consults land on the calendar and forms fill themselves while the caller is still on the line.",
  test: "A page with a single word on it, kept so that a deployment can be checked by eye.",
  sent: "Your message has reached us. A person reads it and replies; this page is what a form shows when it is posted without JavaScript.",
};
