import { Grid } from "../../../ui/section.tsx";
import type { SectionProps } from "../load-section.ts";
import { TradeSection } from "../trade-section.tsx";
import styles from "./never-card.module.css";
import { NeverEmergency, NeverLimits } from "./never-words.tsx";

/** The agent's limits, beside the card of the emergency. */
export function NeverCard({ section, page }: SectionProps<"never">) {
  return (
    <TradeSection ground={section.ground}>
      <Grid>
        <div className={styles.limits}>
          <h2>{section.title}</h2>
          <NeverLimits limits={section.limits} />
        </div>
        <NeverEmergency emergency={page.emergency} className={styles.emergency} />
      </Grid>
    </TradeSection>
  );
}
