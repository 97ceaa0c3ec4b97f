import type { homeFaq } from "#content/home/faq.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Grid, Section, SectionHead } from "../../ui/section.tsx";
import styles from "./home-faq.module.css";

/** Two accordions side by side; in each, one question at most is open. */
export function HomeFaq({ words }: { words: typeof homeFaq }) {
  return (
    <Section flush>
      <SectionHead title={words.title} />
      <Grid>
        {words.groups.map((faq) => (
          <div key={faq.id} className={styles.group}>
            <h3>{faq.title}</h3>
            <Accordion faq={faq} open={-1} />
          </div>
        ))}
      </Grid>
    </Section>
  );
}
