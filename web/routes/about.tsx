import { about } from "#content/about.ts";
import { pageMeta } from "../page-meta.ts";
import { AboutReasons } from "../sections/about/about-reasons.tsx";
import { CompanyStory } from "../sections/about/company-story.tsx";
import { CompanyValues } from "../sections/about/company-values.tsx";
import { Statistics } from "../sections/about/statistics.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ClosingSection } from "../ui/closing-section.tsx";

export const meta = () => pageMeta("about");

export default function About() {
  const { title, text, action } = about.closing;
  return (
    <>
      <CompanyStory {...about} />
      <Statistics {...about.statistics} />
      <CompanyValues {...about.values} />
      <AboutReasons {...about.reasons} />
      <ClosingSection title={title} text={text}>
        <ButtonLink to={action.href} arrow prefetch="intent">
          {action.label}
        </ButtonLink>
      </ClosingSection>
    </>
  );
}
