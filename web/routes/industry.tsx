import { type ComponentType, createElement } from "react";
import { type MetaArgs, useMatches } from "react-router";
import { industryPages } from "#content/industries/industry-pages.ts";
import type { PagedIndustry } from "#content/industries/titles.ts";
import { inAll } from "../hydration/motion.ts";
import { staticPart } from "../hydration/static-part.tsx";
import { pageMeta } from "../page-meta.ts";
import { loadSection } from "../sections/industry/load-section.ts";
import { moveMarquee } from "../ui/move-marquee.ts";

export const meta = ({ matches }: MetaArgs) => pageMeta(slugOf(matches));

const parts = Object.fromEntries(
  Object.keys(industryPages).map((slug) => [
    slug,
    staticPart(() => loadPage(slug as PagedIndustry), inAll("[data-marquee]", moveMarquee)),
  ]),
) as Record<PagedIndustry, ComponentType>;

/** Every page under /industries: this file is registered once for each (routes.ts). */
export default function Industry() {
  return createElement(parts[slugOf(useMatches())]);
}

/** The page's words and the components that show them, which nobody else fetches. */
async function loadPage(slug: PagedIndustry): Promise<ComponentType> {
  const page = await industryPages[slug]();
  const components = await Promise.all(page.sections.map(loadSection));
  return () =>
    page.sections.map((section, index) => {
      const Component = components[index] as (typeof components)[number];
      return <Component key={section.kind} section={section} page={page} />;
    });
}

/** The id of a route of this file is the slug of its page. */
const slugOf = (matches: readonly ({ id: string } | undefined)[]) =>
  matches.at(-1)?.id as PagedIndustry;
