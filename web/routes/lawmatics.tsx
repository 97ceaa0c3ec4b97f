import { lawmatics } from "#content/landing/lawmatics.ts";
import { roles } from "#content/roles.ts";
import { pageMeta } from "../page-meta.ts";
import { FormDialog } from "../sections/landing/form-dialog.tsx";
import { ContactStrip } from "../sections/lawmatics/contact-strip.tsx";
import { LawmaticsFeatures } from "../sections/lawmatics/lawmatics-features.tsx";
import { LawmaticsHero } from "../sections/lawmatics/lawmatics-hero.tsx";
import { LawmaticsRoles } from "../sections/lawmatics/lawmatics-roles.tsx";
import { VideoChapters } from "../sections/lawmatics/video-chapters.tsx";
import { WhyIntegrate } from "../sections/lawmatics/why-integrate.tsx";

export const meta = () => pageMeta("lawmatics");

export default function Lawmatics() {
  return (
    <>
      <LawmaticsRoles words={lawmatics.roles} roles={roles} />
      <LawmaticsHero hero={lawmatics.hero} steps={lawmatics.steps} />
      <WhyIntegrate why={lawmatics.why} />
      <VideoChapters film={lawmatics.film} />
      <LawmaticsFeatures features={lawmatics.features} />
      <ContactStrip contact={lawmatics.contact} />
      <FormDialog id={lawmatics.hero.register.opens} form="registration" />
    </>
  );
}
