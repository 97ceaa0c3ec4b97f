import { pathOf } from "../pages.ts";

/** Words that every integration's page shares. */
export const integrationWords = {
  events: "What happens, and what it does then",
  reads: "It reads",
  readsNothing: "Nothing: it only writes here.",
  writes: "It writes",
  writesNothing: "Nothing: it only reads here.",
  setup: "You set up once",
  limits: "Its limits",
  plan: (name: string) => `From ${name}`,
  trades: "Used most by",
  neighbors: "Look at next",
  demo: { label: "Book a Demo", href: pathOf("contact") },
  catalog: { label: "All integrations", href: pathOf("integrations") },
  plans: { label: "Compare plans", href: pathOf("pricing") },
} as const;
