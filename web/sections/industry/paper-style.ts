import type { CSSProperties } from "react";
import { industryPapers } from "#content/industries/industry-papers.ts";
import type { IndustrySlug } from "#content/industries/names.ts";
import { type PaperName, papers } from "#content/industries/papers.ts";

/** The paper of an industry's page. */
export const paperOf = (slug: IndustrySlug): PaperName => industryPapers[slug];

/** The tokens that the sections of a page take from its paper. */
export function paperStyle(name: PaperName): CSSProperties {
  const { surface, sheet, rule, ink, second, tint } = papers[name];
  return {
    "--page": surface,
    "--sheet": sheet,
    "--ruling": rule,
    "--print": ink,
    "--second": second,
    "--tint": tint,
    "--pen": name === "quiet" ? "#1b1813" : "#9c2111",
  } as CSSProperties;
}
