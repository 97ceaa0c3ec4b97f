import type { IndustryPage } from "#content/industries/industry-page.ts";
import type { ProofSection } from "#content/industries/proof-section-types.ts";
import { roles } from "#content/roles.ts";
import { LogoRow } from "../../ui/logo-row.tsx";
import { Badges } from "./badges.tsx";
import { Benefits } from "./benefits.tsx";
import { Features } from "./features.tsx";
import { Flow } from "./flow.tsx";
import { IntakeHero } from "./intake-hero.tsx";
import { Reasons } from "./reasons.tsx";
import { Results } from "./results.tsx";
import { Roles } from "./roles.tsx";
import { Testimonial } from "./testimonial.tsx";

/** Pixels a second: slower than the tools on the home page. */
const partnerSpeed = 30;

/** Sections with a trade's own figures, customers and roles. */
export function Proof({ section, page }: { section: ProofSection; page: IndustryPage }) {
  switch (section.kind) {
    case "intake-hero":
      return <IntakeHero section={section} page={page} />;
    case "partners":
      return <LogoRow {...section} speed={partnerSpeed} />;
    case "badges":
      return <Badges {...section} />;
    case "benefits":
      return <Benefits {...section} />;
    case "roles":
      return <Roles title={section.title} roles={roles} />;
    case "flow":
      return <Flow {...section} />;
    case "features":
      return <Features {...section} />;
    case "testimonial":
      return <Testimonial {...section} />;
    case "reasons":
      return <Reasons {...section} />;
    case "results":
      return <Results {...section} />;
  }
}
