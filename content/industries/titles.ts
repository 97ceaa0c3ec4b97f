/** Document titles of the industries that have a page, by slug; no shape of a title comes twice. */
export const industryTitles = {
  attorneys: "AI intake and reception for attorneys",
  "b2b-services": "A receptionist that asks B2B buyers who signs",
  "insurance-agents": "First notice of loss, answered for insurance agencies",
  "real-estate-agents": "A yard sign that answers, for real estate agents",
  doctors: "Refills, visits and red flags: doctors’ phones, answered",
  dentists: "AI front desk for dentists",
  "med-spas": "Med spa consults booked by text after ten at night",
  spas: "Spa bookings for two, without a word at the desk",
  salons: "The salon book that sells the wait in a color",
  "fitness-centers": "Gym calls at 5:40 am: waitlists, freezes, trials",
  hvac: "No heat, no hurry? An AI dispatcher for HVAC",
  plumbers: "Answering for plumbers: the valve before the address",
  electricians: "Smoke first: a phone desk for electricians",
  contractors: "For contractors: the job sized before the drive",
  painters: "Painters: rooms measured in words, ceilings included",
  "pest-control": "Pest control calls, taken calmly at any hour",
  "moving-companies": "Stairs, elevator, piano: intake for movers",
  "car-dealerships": "Showroom and service lane on one car dealer’s line",
  "auto-body-repair": "Photos, VIN, claim number: body shop intake",
  "retail-stores": "Shop phones that look before they say yes",
  restaurants: "Restaurant calls in the rush, booked by the turn",
  hotels: "One person on nights, and a hotel line that answers",
  "funeral-homes": "A calm first call for funeral homes",
} as const;

/** The industries with a page of their own. */
export type PagedIndustry = keyof typeof industryTitles;
