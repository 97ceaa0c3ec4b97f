import { forms } from "#content/forms.ts";
import { LeadForm } from "../../forms/lead-form.tsx";
import styles from "./demo-section.later.module.css";
import { PadSection } from "./pad-section.tsx";

/** "Get A Demo": the section that the demo buttons scroll to. */
export function DemoSection({ id }: { id: string }) {
  const { title, text } = forms.demo;
  return (
    <PadSection title={title} text={text} id={id} className={styles.demo}>
      <div className={styles.sheet}>
        <LeadForm form="demo" />
      </div>
    </PadSection>
  );
}
