/**
 * Name of every industry of the directory, by slug. Apart from the directory because the menus,
 * which every page carries, need no more than this.
 */
export const industryNames = {
  attorneys: "Attorneys",
  "b2b-services": "B2B Services",
  "insurance-agents": "Insurance Agents",
  "real-estate-agents": "Real Estate Agents",
  doctors: "Doctors",
  dentists: "Dentists",
  "med-spas": "Med Spas",
  spas: "Spas",
  salons: "Salons",
  "fitness-centers": "Fitness Centers",
  hvac: "HVAC",
  plumbers: "Plumbers",
  electricians: "Electricians",
  contractors: "Contractors",
  painters: "Painters",
  "pest-control": "Pest Control",
  "moving-companies": "Moving Companies",
  "car-dealerships": "Car Dealerships",
  "auto-body-repair": "Auto Body Repair",
  "retail-stores": "Retail Stores",
  restaurants: "Restaurants",
  hotels: "Hotels",
  "funeral-homes": "Funeral Homes",
} as const;

export type IndustrySlug = keyof typeof industryNames;
