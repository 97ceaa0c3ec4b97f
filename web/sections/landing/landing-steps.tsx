import type { LandingPage } from "#content/landing/landing-page.ts";
import { PenSteps } from "../../ui/pen-steps.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";

/** Connect, Train, Launch. */
export function LandingSteps({ title, items }: LandingPage["steps"]) {
  return (
    <Section>
      <SectionHead title={title} />
      <PenSteps steps={items} />
    </Section>
  );
}
