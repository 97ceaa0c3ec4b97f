import type { IndustryPage } from "./industry-page.ts";
import type { PagedIndustry } from "./titles.ts";

/**
 * The pages of the industries, by slug. Each is fetched on its own: no page, and no menu, carries the
 * words of the others.
 */
export const industryPages: Record<PagedIndustry, () => Promise<IndustryPage>> = {
  attorneys: async () => (await import("./trades/attorneys.ts")).attorneys,
  "b2b-services": async () => (await import("./trades/b2b-services.ts")).b2bServices,
  "insurance-agents": async () => (await import("./trades/insurance-agents.ts")).insuranceAgents,
  "real-estate-agents": async () =>
    (await import("./trades/real-estate-agents.ts")).realEstateAgents,
  doctors: async () => (await import("./trades/doctors.ts")).doctors,
  dentists: async () => (await import("./trades/dentists.ts")).dentists,
  "med-spas": async () => (await import("./trades/med-spas.ts")).medSpas,
  spas: async () => (await import("./trades/spas.ts")).spas,
  salons: async () => (await import("./trades/salons.ts")).salons,
  "fitness-centers": async () => (await import("./trades/fitness-centers.ts")).fitnessCenters,
  hvac: async () => (await import("./trades/hvac.ts")).hvac,
  plumbers: async () => (await import("./trades/plumbers.ts")).plumbers,
  electricians: async () => (await import("./trades/electricians.ts")).electricians,
  contractors: async () => (await import("./trades/contractors.ts")).contractors,
  painters: async () => (await import("./trades/painters.ts")).painters,
  "pest-control": async () => (await import("./trades/pest-control.ts")).pestControl,
  "moving-companies": async () => (await import("./trades/moving-companies.ts")).movingCompanies,
  "car-dealerships": async () => (await import("./trades/car-dealerships.ts")).carDealerships,
  "auto-body-repair": async () => (await import("./trades/auto-body-repair.ts")).autoBodyRepair,
  "retail-stores": async () => (await import("./trades/retail-stores.ts")).retailStores,
  restaurants: async () => (await import("./trades/restaurants.ts")).restaurants,
  hotels: async () => (await import("./trades/hotels.ts")).hotels,
  "funeral-homes": async () => (await import("./trades/funeral-homes.ts")).funeralHomes,
};
