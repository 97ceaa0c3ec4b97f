import type { FeaturesSection } from "#content/industries/proof-section-types.ts";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./features.later.module.css";

/** Six features as the boxes of a court form, stamped by whoever answered. */
export function Features({ title, form, items }: FeaturesSection) {
  return (
    <Section className={styles.section}>
      <SectionHead title={title} />
      <div className={styles.form}>
        <div className={styles.party}>
          <small>{form.side}</small>
          <b>{form.name}</b>
        </div>
        <div className={styles.office}>
          <small>{form.office}</small>
          <p className={styles.stamp}>
            {form.stamp} <span>{form.stampNote}</span>
          </p>
        </div>
        <ol>
          {items.map(({ title: feature, description, sample, lang }) => (
            <li key={feature}>
              <h3>{feature}</h3>
              <p>{description}</p>
              <p className={styles.sample} lang={lang}>
                {sample}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
