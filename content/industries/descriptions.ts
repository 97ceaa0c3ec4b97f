import type { PagedIndustry } from "./titles.ts";

/** What search engines and shared links say of each industry's page: 70 to 160 characters. */
export const industryDescriptions: Record<PagedIndustry, string> = {
  attorneys:
    "An intake specialist for law firms that never lets it ring, asks your questions in your order and books the consult before the caller hangs up.",
  dentists:
    "It moves the cleaning, asks about the tooth, fills the gap from your short-call list and knows where to stop.",
};
