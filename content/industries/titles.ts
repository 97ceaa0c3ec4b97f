/** Document titles of the industries that have a page, by slug; no shape of a title comes twice. */
export const industryTitles = {
  attorneys: "AI intake and reception for attorneys",
  dentists: "AI front desk for dentists",
} as const;

/** The industries with a page of their own. */
export type PagedIndustry = keyof typeof industryTitles;
