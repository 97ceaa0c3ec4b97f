import { type IndustrySlug, industryNames } from "../industries/names.ts";

/** Names that links to a rehearsal used before every trade had a desk. */
const earlierNames: Record<string, IndustrySlug> = {
  "law-firm": "attorneys",
  "dental-office": "dentists",
  "medical-practice": "doctors",
  "insurance-agency": "insurance-agents",
  "real-estate-office": "real-estate-agents",
  "home-services": "hvac",
  salon: "salons",
  shop: "retail-stores",
  restaurant: "restaurants",
  hotel: "hotels",
};

/** The directory's slug for a trade's name in a link; undefined for a trade that is not in it. */
export function deskSlug(industry: string): IndustrySlug | undefined {
  if (Object.hasOwn(industryNames, industry)) return industry as IndustrySlug;
  return Object.hasOwn(earlierNames, industry) ? earlierNames[industry] : undefined;
}
