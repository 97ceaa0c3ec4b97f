import type { Faq } from "#content/faq.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Grid, Section } from "../../ui/section.tsx";
import styles from "./questions.module.css";

/** What the industry asks before it signs. */
export function Questions({ faq }: { faq: Faq }) {
  return (
    <Section>
      <Grid>
        <h2 className={styles.title}>{faq.title}</h2>
        <Accordion faq={faq} className={styles.answers} />
      </Grid>
    </Section>
  );
}
