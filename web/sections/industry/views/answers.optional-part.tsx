import { Grid } from "../../../ui/section.tsx";
import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeSection } from "../trade-section.tsx";
import styles from "./answers.module.css";

/** Questions that are struck out, and what is said instead. */
export function Answers({ section }: SectionProps<"answers">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <Grid>
        <div className={styles.words}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </div>
        <dl className={styles.pairs}>
          {section.pairs.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Grid>
    </TradeSection>
  );
}
