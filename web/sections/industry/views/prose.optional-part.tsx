import { Grid } from "../../../ui/section.tsx";
import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeSection } from "../trade-section.tsx";
import styles from "./prose.module.css";

/** A few sentences in the serif. */
export function Prose({ section }: SectionProps<"prose">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <Grid>
        <h2 className={styles.title}>{section.title}</h2>
        <div className={styles.text}>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Grid>
    </TradeSection>
  );
}
