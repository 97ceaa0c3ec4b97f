import { pathOf } from "../pages.ts";

/** What the pages of the trades say alike. */
export const tradeWords = {
  prices: { label: "See the prices", href: pathOf("pricing") },
} as const;
