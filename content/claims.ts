/** Marketing figures that the owner gave, as they are printed. Nothing here is computed. */
export const claims = {
  rating: "4.9/5",
  consults: "+38%",
  satisfaction: "100%",
  noShows: "22%",
  availability: "24/7",
  uptime: "100%",
  returnDays: 30,
  firms: "18,000",
  clients: "23+",
  callsAMonth: "100+",
  integrations: "30+",
  conversations: "5k+",
} as const;

/** The text of a claim, and the place of its proof. Without a source it is unproven. */
export interface ClaimSource {
  says: string;
  source?: string;
}

/** The sources, claim by claim; `quotes` are the testimonials of all pages. */
export const claimSources: Record<keyof typeof claims | "quotes", ClaimSource> = {
  rating: { says: "average client rating, on the attorneys page" },
  consults: { says: "more consult bookings, on the attorneys page" },
  satisfaction: { says: "client satisfaction, on the attorneys page" },
  noShows: { says: "fewer no-shows, on the attorneys page" },
  availability: {
    says: "agents answer at every hour, on the attorneys and pricing pages",
    source: "No plan of content/plans.ts limits the hours.",
  },
  uptime: { says: "uptime, in a badge of the attorneys page" },
  returnDays: { says: "days to a return on the cost, on the attorneys page" },
  firms: { says: "firms, on the MyCase page" },
  clients: { says: "clients around the world, on the about page" },
  callsAMonth: { says: "AI calls a month, on the about page" },
  integrations: {
    says: "integrations supported, on the about page",
    source: "content/integrations.ts lists them by name.",
  },
  conversations: { says: "conversations handled, on the about page" },
  quotes: { says: "quotes of the home, attorneys and MyCase pages: the people are placeholders" },
};

/** The claims that nobody has proven yet, a line each: "4.9/5: average client rating, …". */
export const unprovenClaims = (): string[] =>
  Object.entries(claimSources)
    .filter(([, { source }]) => source === undefined)
    .map(([id, { says }]) =>
      id in claims ? `${claims[id as keyof typeof claims]}: ${says}` : says,
    );
