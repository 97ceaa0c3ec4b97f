import { Grid } from "../../../ui/section.tsx";
import type { SectionProps } from "../load-section.ts";
import { Drawing } from "../sheet.tsx";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./drawn.module.css";

/** One large drawing and its terms. */
export function Drawn({ section }: SectionProps<"drawing">) {
  const { drawing, label, facts } = section;
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <Grid>
        <div className={styles.drawing}>
          <Drawing name={drawing} label={label} />
        </div>
        <dl className={styles.facts}>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Grid>
    </TradeSection>
  );
}
