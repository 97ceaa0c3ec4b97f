import { industryDescriptions } from "#content/industries/descriptions.ts";
import { industryNames } from "#content/industries/names.ts";
import type { PagedIndustry } from "#content/industries/titles.ts";
import { pages } from "#content/pages.ts";
import { absolute, type Thing } from "./json-ld.ts";
import { publisher } from "./organization.ts";

/** The service offered to the businesses of one trade. */
export const tradeService = (slug: PagedIndustry): Thing => ({
  "@type": "Service",
  name: pages[slug].title.replace(/ · .*/, ""),
  description: industryDescriptions[slug],
  serviceType: "Telephone answering",
  url: absolute(pages[slug].path),
  provider: publisher(),
  audience: { "@type": "BusinessAudience", name: industryNames[slug] },
});
