import { mycase } from "#content/landing/mycase.ts";
import { roles } from "#content/roles.ts";
import { pageMeta } from "../page-meta.ts";
import { FormDialog } from "../sections/landing/form-dialog.tsx";
import { LandingSteps } from "../sections/landing/landing-steps.tsx";
import { AutomationTriggers } from "../sections/mycase/automation-triggers.tsx";
import { Customization } from "../sections/mycase/customization.tsx";
import { DemoSection } from "../sections/mycase/demo-section.tsx";
import { FeatureTiles } from "../sections/mycase/feature-tiles.tsx";
import { MycaseFaq } from "../sections/mycase/mycase-faq.tsx";
import { MycaseHero } from "../sections/mycase/mycase-hero.tsx";
import { MycaseRoles } from "../sections/mycase/mycase-roles.tsx";
import { MycaseTestimonial } from "../sections/mycase/mycase-testimonial.tsx";
import { MycaseVideo } from "../sections/mycase/mycase-video.tsx";
import { faqPage } from "../structured-data/faq-page.ts";

export const meta = () => pageMeta("mycase", [faqPage(mycase.faq.items)]);

export default function MyCase() {
  return (
    <>
      <MycaseRoles words={mycase.roles} roles={roles} />
      <MycaseHero hero={mycase.hero} />
      <FeatureTiles gets={mycase.gets} />
      <MycaseVideo film={mycase.film} />
      <Customization words={mycase.customization} />
      <AutomationTriggers words={mycase.integration} />
      <MycaseTestimonial words={mycase.testimonial} />
      <MycaseFaq faq={mycase.faq} />
      <DemoSection id={mycase.demo.id} />
      <LandingSteps {...mycase.steps} />
      <FormDialog id={mycase.hero.trial.opens} form="trial" />
    </>
  );
}
