/**
 * Marketing figures that the owner gave, as they are printed. They are the
 * owner's to prove; nothing here is computed.
 */
export const claims = {
  rating: "4.9/5",
  consults: "+38%",
  satisfaction: "100%",
  noShows: "22%",
  availability: "24/7",
  uptime: "100%",
  returnDays: 30,
  firms: "18,000",
} as const;
