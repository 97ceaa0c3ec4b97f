import type { FlowSection } from "#content/industries/proof-section-types.ts";
import { PenSteps } from "../../ui/pen-steps.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./flow.later.module.css";

/** From the first ring to the signed file; "See How It Works" jumps here. */
export function Flow({ id, title, steps }: FlowSection) {
  return (
    <Section id={id} flush className={styles.section}>
      <SectionHead title={title} />
      <PenSteps steps={steps} />
    </Section>
  );
}
