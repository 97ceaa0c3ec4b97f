import { lawmatics } from "#content/landing/lawmatics.ts";
import { roles } from "#content/roles.ts";
import { pageMeta } from "../page-meta.ts";
import { FormDialog } from "../sections/landing/form-dialog.tsx";
import { Chapters } from "../sections/lawmatics/chapters.tsx";
import { Climb } from "../sections/lawmatics/climb.tsx";
import { ContactStrip } from "../sections/lawmatics/contact-strip.tsx";
import { Features } from "../sections/lawmatics/features.tsx";
import { GrowingCard } from "../sections/lawmatics/growing-card.tsx";
import { Sum } from "../sections/lawmatics/sum.tsx";

export const meta = () => pageMeta("lawmatics");

export default function Lawmatics() {
  return (
    <>
      <Sum words={lawmatics.roles} roles={roles} />
      <Climb hero={lawmatics.hero} steps={lawmatics.steps} />
      <GrowingCard why={lawmatics.why} />
      <Chapters film={lawmatics.film} />
      <Features features={lawmatics.features} />
      <ContactStrip contact={lawmatics.contact} />
      <FormDialog id={lawmatics.hero.register.opens} form="registration" />
    </>
  );
}
