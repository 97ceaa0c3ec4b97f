import { aboutTeaser } from "#content/home/about-teaser.ts";
import { agentKinds } from "#content/home/agent-kinds.ts";
import { aiEmployees } from "#content/home/ai-employees.ts";
import { benefits } from "#content/home/benefits.ts";
import { closing } from "#content/home/closing.ts";
import { contactSection } from "#content/home/contact-section.ts";
import { homeFaq } from "#content/home/faq.ts";
import { hero } from "#content/home/hero.ts";
import { plansTeaser } from "#content/home/plans-teaser.ts";
import { trustedBy } from "#content/home/trusted-by.ts";
import { voiceAgents } from "#content/home/voice-agents.ts";
import { whyChooseUs } from "#content/home/why-choose-us.ts";
import { testimonials } from "#content/testimonials.ts";
import { faqPage } from "../../structured-data/faq-page.ts";
import { JsonLdBlock } from "../../structured-data/json-ld-block.tsx";
import { organization, webSite } from "../../structured-data/organization.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ClosingSection } from "../../ui/closing-section.tsx";
import { LogoRow } from "../../ui/logo-row.tsx";
import { AboutTeaser } from "./about-teaser.tsx";
import { AgentKinds } from "./agent-kinds.tsx";
import { AiEmployees } from "./ai-employees.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { HomeBenefits } from "./home-benefits.tsx";
import { HomeFaq } from "./home-faq.tsx";
import { HomeHero } from "./home-hero.tsx";
import { PlansTeaser } from "./plans-teaser.tsx";
import { Testimonials } from "./testimonials.tsx";
import { VoiceAgents } from "./voice-agents.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

const questions = homeFaq.groups.flatMap(({ items }) => items);

/** The home page down to its form, in order. Nothing in it needs React (hydration/static-part.tsx). */
export function Sections() {
  return (
    <>
      <HomeHero words={hero} />
      <LogoRow {...trustedBy} />
      <AboutTeaser words={aboutTeaser} video="one-call" />
      <HomeBenefits words={benefits} />
      <AgentKinds words={agentKinds} />
      <VoiceAgents words={voiceAgents} />
      <AiEmployees words={aiEmployees} />
      <WhyChooseUs words={whyChooseUs} />
      <PlansTeaser words={plansTeaser} />
      <HomeFaq words={homeFaq} />
      <Testimonials items={testimonials} />
      <JsonLdBlock things={[organization(), webSite(), faqPage(questions)]} />
      <ClosingSection title={closing.title} text={closing.text}>
        <Button arrow command="show-modal" commandfor={closing.call.opens}>
          {closing.call.label}
        </Button>
        <ButtonLink kind="line" to={closing.start.href}>
          {closing.start.label}
        </ButtonLink>
      </ClosingSection>
    </>
  );
}

export function WaysToUs() {
  return <ContactDetails words={contactSection} />;
}
