import { type IndustrySlug, industryNames } from "../industries/names.ts";
import type { FrontDesk } from "./front-desk.ts";
import { deskSlug } from "./trade-name.ts";
import { attorneys } from "./trades/attorneys.ts";
import { autoBodyRepair } from "./trades/auto-body-repair.ts";
import { b2bServices } from "./trades/b2b-services.ts";
import { carDealerships } from "./trades/car-dealerships.ts";
import { contractors } from "./trades/contractors.ts";
import { dentists } from "./trades/dentists.ts";
import { doctors } from "./trades/doctors.ts";
import { electricians } from "./trades/electricians.ts";
import { fitnessCenters } from "./trades/fitness-centers.ts";
import { funeralHomes } from "./trades/funeral-homes.ts";
import { general } from "./trades/general.ts";
import { hotels } from "./trades/hotels.ts";
import { hvac } from "./trades/hvac.ts";
import { insuranceAgents } from "./trades/insurance-agents.ts";
import { medSpas } from "./trades/med-spas.ts";
import { movingCompanies } from "./trades/moving-companies.ts";
import { painters } from "./trades/painters.ts";
import { pestControl } from "./trades/pest-control.ts";
import { plumbers } from "./trades/plumbers.ts";
import { realEstateAgents } from "./trades/real-estate-agents.ts";
import { restaurants } from "./trades/restaurants.ts";
import { retailStores } from "./trades/retail-stores.ts";
import { salons } from "./trades/salons.ts";
import { spas } from "./trades/spas.ts";

/** Every trade of the directory has a desk of its own. */
export const frontDesks: Record<IndustrySlug, FrontDesk> = {
  attorneys,
  "b2b-services": b2bServices,
  "insurance-agents": insuranceAgents,
  "real-estate-agents": realEstateAgents,
  doctors,
  dentists,
  "med-spas": medSpas,
  spas,
  salons,
  "fitness-centers": fitnessCenters,
  hvac,
  plumbers,
  electricians,
  contractors,
  painters,
  "pest-control": pestControl,
  "moving-companies": movingCompanies,
  "car-dealerships": carDealerships,
  "auto-body-repair": autoBodyRepair,
  "retail-stores": retailStores,
  restaurants,
  hotels,
  "funeral-homes": funeralHomes,
};

/** The desk of a trade, by its slug or by a name of an older link; the general desk for any other. */
export function frontDeskOf(industry: string): FrontDesk {
  const slug = deskSlug(industry);
  return slug ? frontDesks[slug] : general;
}

export const everyDesk: readonly FrontDesk[] = [
  ...(Object.keys(industryNames) as IndustrySlug[]).map((slug) => frontDesks[slug]),
  general,
];
