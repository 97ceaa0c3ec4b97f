import type { ReasonsSection } from "#content/industries/proof-section-types.ts";
import { Grid, Section } from "../../ui/section.tsx";
import styles from "./reasons.later.module.css";

/** Numbers along the margin; those that do not fit are clipped with the paper. */
const lineNumbers = Array.from({ length: 28 }, (_, index) => index + 1).join("\n");

/** The reasons as an argument on pleading paper, its lines numbered beside the double rule. */
export function Reasons({ title, items }: ReasonsSection) {
  return (
    <Section className={styles.section}>
      <div className={styles.numbers} aria-hidden="true">
        {lineNumbers}
      </div>
      <Grid className={styles.grid}>
        <h2>{title}</h2>
        <ol>
          {items.map(({ title: reason, description }) => (
            <li key={reason}>
              <h3>{reason}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Grid>
    </Section>
  );
}
