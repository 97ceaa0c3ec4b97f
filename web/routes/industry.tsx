import { type MetaArgs, useMatches } from "react-router";
import { industryPages } from "#content/industries/industry-pages.ts";
import { roles } from "#content/roles.ts";
import { pageMeta } from "../page-meta.ts";
import { Badges } from "../sections/industry/badges.tsx";
import { Benefits } from "../sections/industry/benefits.tsx";
import { Features } from "../sections/industry/features.tsx";
import { Flow } from "../sections/industry/flow.tsx";
import { Hero } from "../sections/industry/hero.tsx";
import { Questions } from "../sections/industry/questions.tsx";
import { Reasons } from "../sections/industry/reasons.tsx";
import { Results } from "../sections/industry/results.tsx";
import { Roles } from "../sections/industry/roles.tsx";
import { Testimonial } from "../sections/industry/testimonial.tsx";
import { faqPage } from "../structured-data/faq-page.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ClosingSection } from "../ui/closing-section.tsx";
import { LogoRow } from "../ui/logo-row.tsx";

export const meta = ({ matches }: MetaArgs) => {
  const { slug, faq } = pageOf(matches);
  return pageMeta(slug, [faqPage(faq.items)]);
};

/** Every landing page under /industries: this file is registered once for each (routes.ts). */
export default function Industry() {
  const page = pageOf(useMatches());
  const { partners, closing } = page;
  return (
    <>
      <Hero slug={page.slug} hero={page.hero} />
      <LogoRow {...partners} />
      <Badges badges={page.badges} />
      <Benefits {...page.benefits} />
      <Roles title={page.roles.title} roles={roles} />
      <Flow {...page.flow} />
      <Features {...page.features} />
      <Testimonial {...page.testimonial} />
      <Reasons {...page.reasons} />
      <Results {...page.results} />
      <Questions faq={page.faq} />
      <ClosingSection title={closing.title} text={closing.text}>
        <ButtonLink to={closing.book.href} arrow prefetch="intent">
          {closing.book.label}
        </ButtonLink>
        <ButtonLink kind="line" to={closing.pricing.href} prefetch="intent">
          {closing.pricing.label}
        </ButtonLink>
      </ClosingSection>
    </>
  );
}

/** The id of a route of this file is the slug of its page. */
function pageOf(matches: readonly ({ id: string } | undefined)[]) {
  const id = matches.at(-1)?.id;
  const page = industryPages.find(({ slug }) => slug === id);
  if (!page) throw new Error(`No industry page has the slug "${id}"`);
  return page;
}
