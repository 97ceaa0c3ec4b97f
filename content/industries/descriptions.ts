import type { PagedIndustry } from "./titles.ts";

/** What search engines and shared links say of each industry's page: 70 to 160 characters. */
export const industryDescriptions: Record<PagedIndustry, string> = {
  attorneys:
    "An intake specialist for law firms that never lets it ring, asks your questions in your order and books the consult before the caller hangs up.",
  "b2b-services":
    "It asks an inquiry who signs, when the old contract ends and what is out of scope, and puts the serious ones in your week with a page of notes.",
  "insurance-agents":
    "It takes the first notice of loss while the gutters still run, never says covered, and fetches a licensed person for every question that needs one.",
  doctors:
    "It takes refills and moves visits, listens for the words on your card, and stops being a receptionist the moment it hears one of them.",
  dentists:
    "It moves the cleaning, asks about the tooth, fills the gap from your short-call list and knows where to stop.",
  "med-spas":
    "It books the consultation, counts back from the wedding, takes the deposit by link and leaves every unit and syringe to a license.",
  spas: "Two people, one room, two therapists and time for the sheets: it finds the hour, asks quietly what matters and keeps your house silent.",
  "fitness-centers":
    "It moves the waitlist before class, freezes a membership without a speech, writes down a cancellation in the minute it is asked for.",
  plumbers:
    "It talks a caller to the shut-off before it asks for the address, knows gas from a drain by asking, and wakes only whom your table says.",
};
