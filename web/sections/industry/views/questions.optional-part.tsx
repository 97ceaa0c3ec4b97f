import { faqPage } from "../../../structured-data/faq-page.ts";
import { JsonLdBlock } from "../../../structured-data/json-ld-block.tsx";
import { tradeService } from "../../../structured-data/trade-service.ts";
import { Accordion } from "../../../ui/accordion.tsx";
import { Grid, Section } from "../../../ui/section.tsx";
import type { SectionProps } from "../load-section.ts";
import styles from "./questions.later.module.css";

/** Questions that businesses of the industry ask before they sign. */
export function Questions({ section: { faq }, page }: SectionProps<"questions">) {
  return (
    <Section>
      <Grid>
        <h2 className={styles.title}>{faq.title}</h2>
        <Accordion faq={faq} className={styles.answers} />
      </Grid>
      <JsonLdBlock things={[tradeService(page.slug), faqPage(faq.items)]} />
    </Section>
  );
}
