import type { IndustryPage } from "./industry-page.ts";
import type { PagedIndustry } from "./titles.ts";

/**
 * The pages of the industries, by slug. Each is fetched on its own: no page, and no menu, carries the
 * words of the others.
 */
export const industryPages: Record<PagedIndustry, () => Promise<IndustryPage>> = {
  attorneys: async () => (await import("./trades/attorneys.ts")).attorneys,
  dentists: async () => (await import("./trades/dentists.ts")).dentists,
};
