import type { EmergencyId } from "../front-desks/emergency-sentences.ts";
import type { IndustrySlug } from "./names.ts";
import type { ProofSection } from "./proof-section-types.ts";
import type { TradeSection } from "./section-types.ts";
import type { PagedIndustry } from "./titles.ts";

/** How the agent meets an emergency: short, no jokes, 911 named and never dialed. */
export interface Emergency {
  title: string;
  /** In the caller's words, with quotation marks. */
  quote: string;
  /** The reply of the trade's front desk to the quote, word for word. */
  says?: EmergencyId;
  /** The next step, after the sentence or without one. */
  steps: readonly string[];
  note?: string;
}

/** Whom the receptionist answers for on this page. Times: minutes after midnight. */
export interface FrontDesk {
  name: string;
  /** "a dental office", as in "Answer for Alder Street Dental, a dental office open from …". */
  trade: string;
  opens: number;
  closes: number;
}

export type IndustrySection = TradeSection | ProofSection;

/** A page under /industries: its paper, and its sections in the order in which they are read. */
export interface IndustryPage {
  slug: PagedIndustry;
  frontDesk: FrontDesk;
  /** The section `never` shows it. */
  emergency?: Emergency;
  sections: readonly IndustrySection[];
  /** Two trades that a reader of this page may mean as well. */
  neighbors?: readonly [IndustrySlug, IndustrySlug];
  /** Ids of posts that fit. */
  posts?: readonly string[];
}

/** The only section of a kind; throws where a page has none. */
export function sectionOf<K extends IndustrySection["kind"]>(
  page: Pick<IndustryPage, "slug" | "sections">,
  kind: K,
): Extract<IndustrySection, { kind: K }> {
  const found = page.sections.find((section) => section.kind === kind);
  if (!found) throw new Error(`The page of ${page.slug} has no section "${kind}"`);
  return found as Extract<IndustrySection, { kind: K }>;
}
