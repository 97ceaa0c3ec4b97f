import { type ComponentType, createElement, useEffect } from "react";
import { type MetaArgs, useMatches } from "react-router";
import { industryPages } from "#content/industries/industry-pages.ts";
import { papers } from "#content/industries/papers.ts";
import type { PagedIndustry } from "#content/industries/titles.ts";
import { inAll } from "../hydration/motion.ts";
import { staticPart } from "../hydration/static-part.tsx";
import type { PaperHandle } from "../layout/header.tsx";
import { pageMeta } from "../page-meta.ts";
import { loadIndustry } from "../sections/industry/industry-part.tsx";
import { openFrontDesk } from "../sections/industry/open-front-desk.ts";
import { paperOf } from "../sections/industry/paper-style.ts";
import { keepSlip } from "../slip/kept-slip.ts";
import { moveMarquee } from "../ui/move-marquee.ts";

export const meta = ({ matches }: MetaArgs) => pageMeta(slugOf(matches));

export const handle: PaperHandle = {
  paperOf: (id) => papers[paperOf(id as PagedIndustry)].surface,
};

const parts = Object.fromEntries(
  Object.keys(industryPages).map((slug) => [
    slug,
    staticPart(
      () => loadIndustry(slug as PagedIndustry),
      inAll("[data-marquee]", moveMarquee),
      inAll("[data-front-desk]", openFrontDesk),
    ),
  ]),
) as Record<PagedIndustry, ComponentType>;

/** Every page under /industries: this file is registered once for each (routes.ts). */
export default function Industry() {
  const slug = slugOf(useMatches());
  useEffect(() => keepSlip({ trade: slug }), [slug]);
  return createElement(parts[slug]);
}

/** The id of a route of this file is the slug of its page. */
const slugOf = (matches: readonly ({ id: string } | undefined)[]) =>
  matches.at(-1)?.id as PagedIndustry;
