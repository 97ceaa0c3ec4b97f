import type { IndustrySlug } from "../industries/names.ts";

/** A trade in the sentence of "Make it mine", and the hours it usually keeps (minutes). */
interface RehearsedTrade {
  label: string;
  opens: number;
  closes: number;
  /** Whoever calls at night calls because something happened: an accident, a leak. */
  afterTrouble: boolean;
}

const trade = (label: string, opens: number, closes: number): RehearsedTrade => ({
  label,
  opens: opens * 60,
  closes: closes * 60,
  afterTrouble: false,
});

const troubleTrade = (...usual: Parameters<typeof trade>): RehearsedTrade => ({
  ...trade(...usual),
  afterTrouble: true,
});

/** Apart from the desks themselves: the page that offers the choice needs no more than this. */
export const rehearsedTrades: Record<IndustrySlug | "general", RehearsedTrade> = {
  attorneys: troubleTrade("a law firm", 9, 17),
  "b2b-services": trade("a service for businesses", 8, 18),
  "insurance-agents": troubleTrade("an insurance agency", 8.5, 17.5),
  "real-estate-agents": trade("a real estate office", 9, 19),
  doctors: trade("a medical practice", 8, 17),
  dentists: trade("a dental office", 8, 17),
  "med-spas": trade("a med spa", 9, 19),
  spas: trade("a spa", 9, 19),
  salons: trade("a salon", 9, 19),
  "fitness-centers": trade("a fitness center", 5, 22),
  hvac: troubleTrade("an HVAC company", 7, 19),
  plumbers: troubleTrade("a plumbing company", 7, 19),
  electricians: troubleTrade("an electrical company", 7, 19),
  contractors: trade("a contractor", 7, 19),
  painters: trade("a painting company", 7, 19),
  "pest-control": trade("a pest control company", 7, 18),
  "moving-companies": trade("a moving company", 7, 19),
  "car-dealerships": trade("a car dealership", 7, 20),
  "auto-body-repair": troubleTrade("an auto body shop", 7.5, 18),
  "retail-stores": trade("a store", 9, 20),
  restaurants: trade("a restaurant", 11, 22),
  hotels: trade("a hotel", 0, 24),
  "funeral-homes": trade("a funeral home", 9, 17),
  general: trade("another business", 9, 17),
};
