import type { IndustrySlug } from "./names.ts";
import type { PaperName } from "./papers.ts";

/** The paper that lies beside the telephone of each trade. */
export const industryPapers: Record<IndustrySlug, PaperName> = {
  attorneys: "pad",
  "b2b-services": "bond",
  "insurance-agents": "bond-steel",
  "real-estate-agents": "tag",
  doctors: "chart-sky",
  dentists: "chart",
  "med-spas": "chart-lilac",
  spas: "ledger-sage",
  salons: "ledger-blush",
  "fitness-centers": "tag-lime",
  hvac: "carbon",
  plumbers: "carbon",
  electricians: "carbon",
  contractors: "section-blue",
  painters: "section",
  "pest-control": "section",
  "moving-companies": "tag",
  "car-dealerships": "tag-rust",
  "auto-body-repair": "section",
  "retail-stores": "tag",
  restaurants: "ledger",
  hotels: "folio",
  "funeral-homes": "quiet",
};
