import { forms } from "#content/forms.ts";
import { LeadForm } from "../../forms/lead-form.tsx";
import { Grid, Section } from "../../ui/section.tsx";
import styles from "./demo.module.css";

/** "Get A Demo": the section that the demo buttons scroll to (specification 2). */
export function Demo({ id }: { id: string }) {
  const { title, text } = forms.demo;
  return (
    <Section tone="pad" id={id} className={styles.demo}>
      <Grid>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.sheet}>
          <LeadForm form="demo" />
        </div>
      </Grid>
    </Section>
  );
}
