import { bookingPath, industryPath, pathOf } from "../pages.ts";
import { type IndustrySlug, industryNames } from "./names.ts";

/** An entry of the directory. */
export interface Industry {
  slug: IndustrySlug;
  name: string;
  path: string;
  description: string;
  category: IndustryCategory;
}

export const industryCategories = [
  { name: "Professional Services", id: "professional-services", paper: "pad" },
  { name: "Healthcare & Wellness", id: "healthcare-wellness", paper: "pink" },
  { name: "Home & Trades", id: "home-trades", paper: "blue" },
  { name: "Auto & Retail", id: "auto-retail", paper: "manila" },
] as const;

export type IndustryCategory = (typeof industryCategories)[number]["name"];

const entries: [IndustryCategory, [slug: IndustrySlug, text: string][]][] = [
  [
    "Professional Services",
    [
      ["attorneys", "Intake at any hour, conflict checked, consult booked."],
      ["b2b-services", "Qualifies the inquiry before it costs you a meeting."],
      ["insurance-agents", "Quotes, renewals and the first call after the hail."],
      ["real-estate-agents", "Shows houses in words, then puts a viewing in your day."],
    ],
  ],
  [
    "Healthcare & Wellness",
    [
      ["doctors", "Appointments, refills and who should not wait."],
      ["dentists", "Midnight rescheduling, and the chair stays full."],
      ["med-spas", "Consults, aftercare questions, deposits."],
      ["spas", "Books couples, moves hours, sells the gift card."],
      ["salons", "Knows who cuts whose hair and when she is back."],
      ["fitness-centers", "Trials, freezes and the six o’clock class."],
    ],
  ],
  [
    "Home & Trades",
    [
      ["hvac", "Sorts no heat from no hurry, in January."],
      ["plumbers", "Tells them where the shut-off valve is, then sends you."],
      ["electricians", "Asks whether it smells of smoke. Asks first."],
      ["contractors", "Takes the size of the job before you drive there."],
      ["painters", "Rooms, ceilings, colors, a date to look at it."],
      ["pest-control", "Listens calmly to people who are not calm."],
      ["moving-companies", "Counts the boxes, the stairs and the piano."],
    ],
  ],
  [
    "Auto & Retail",
    [
      ["car-dealerships", "Test drives, trade-ins, the service lane."],
      ["auto-body-repair", "Photos by text, an estimate, a slot in the bay."],
      ["retail-stores", "Stock, hours, and where the order is."],
      ["restaurants", "Tables, allergies and the party of fourteen."],
      ["hotels", "Late arrivals, early breakfasts, one more night."],
      ["funeral-homes", "Speaks slowly, and calls the director at once."],
    ],
  ],
];

/** Every industry of the directory, in its order. */
export const industries: readonly Industry[] = entries.flatMap(([category, list]) =>
  list.map(([slug, description]) => ({
    slug,
    name: industryNames[slug],
    description,
    category,
    path: industryPath(slug),
  })),
);

/** The industries of one category, in order. */
export const industriesOf = (category: IndustryCategory) =>
  industries.filter((one) => one.category === category);

/** An industry by its slug. */
export function industryBySlug(slug: string): Industry {
  const found = industries.find((one) => one.slug === slug);
  if (!found) throw new Error(`No industry has the slug "${slug}"`);
  return found;
}

/** The page of the directory. */
export const directory = {
  title: "Find yourself in the book.",
  text: "Twenty-three trades, each on its own paper, and one kind of caller: whoever tries the next number.",
  action: { label: "Book a Demo", href: bookingPath },
  hourAction: { label: "Look it up by the hour", href: "#by-the-hour" },
  categories: "Categories",
  search: {
    label: "Search by trade, or by what people say",
    placeholder: "flooded, crown, table for six",
    button: "Search",
    found: (count: number) => (count === 1 ? "One trade" : `${count} trades`),
    nearest: (text: string) => `Nothing under “${text}”. Nearest are:`,
  },
  byTheHour: {
    id: "by-the-hour",
    title: "Or look it up by the hour",
    text: "Each of these pages opens with one call. Here they are as one night and one day, in the order in which they rang.",
  },
  /** Above the directory at an address under /industries that has no page. */
  unknown: {
    title: "No page under that name.",
    text: "Perhaps it moved, or was never printed. Every trade in the book is below.",
  },
  blank: { title: "Your trade", text: "Still a blank space. Write to us." },
  missing: {
    kicker: "Advertisement",
    title: "Don’t See Your Industry?",
    text: "This space is kept for it. If your phone rings, it is a trade we can learn.",
    action: { label: "Tell us your industry", href: pathOf("contact") },
  },
} as const;
