import type { lawmatics } from "#content/landing/lawmatics.ts";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./why-integrate.module.css";

/** Why integrate: one lead card in four stages, a line longer in each. */
export function WhyIntegrate({ why }: { why: typeof lawmatics.why }) {
  const { title, text, card, items } = why;
  return (
    <Section className={styles.section}>
      <SectionHead title={title}>
        <p className={styles.text}>{text}</p>
      </SectionHead>
      <ol className={styles.stages}>
        {items.map((item, index) => (
          <li key={item.title}>
            <div className={styles.picture} aria-hidden="true">
              <p>{item.stage}</p>
              <div className={styles.card}>
                <b>{card.name}</b>
                {card.rows.slice(0, index + 1).map(({ term, value }) => (
                  <p key={term}>
                    <span>{term}</span>
                    {value}
                  </p>
                ))}
              </div>
            </div>
            <h3>{item.title}</h3>
            <p>{item.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
