/** Document titles of the industries that have a page, by slug; no shape of a title comes twice. */
export const industryTitles = {
  attorneys: "AI intake and reception for attorneys",
  "b2b-services": "A receptionist that asks B2B buyers who signs",
  "insurance-agents": "First notice of loss, answered for insurance agencies",
  doctors: "Refills, visits and red flags: doctors’ phones, answered",
  dentists: "AI front desk for dentists",
  "med-spas": "Med spa consults booked by text after ten at night",
  spas: "Spa bookings for two, without a word at the desk",
  "fitness-centers": "Gym calls at 5:40 am: waitlists, freezes, trials",
  plumbers: "Answering for plumbers: the valve before the address",
  electricians: "Smoke first: a phone desk for electricians",
  contractors: "For contractors: the job sized before the drive",
  painters: "Painters: rooms measured in words, ceilings included",
  "pest-control": "Pest control calls, taken calmly at any hour",
  "moving-companies": "Stairs, elevator, piano: intake for movers",
  "car-dealerships": "Showroom and service lane on one car dealer’s line",
  "retail-stores": "Shop phones that look before they say yes",
} as const;

/** The industries with a page of their own. */
export type PagedIndustry = keyof typeof industryTitles;
