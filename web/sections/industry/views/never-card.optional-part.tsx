import { Grid } from "../../../ui/section.tsx";
import { emergencySteps } from "../emergency-steps.ts";
import type { SectionProps } from "../load-section.ts";
import { TradeSection } from "../trade-section.tsx";
import styles from "./never-card.module.css";

/** The agent's limits, beside the card of the emergency. */
export function NeverCard({ section, page: { emergency } }: SectionProps<"never">) {
  const { title, ground, limits } = section;
  return (
    <TradeSection ground={ground}>
      <Grid>
        <div className={styles.limits}>
          <h2>{title}</h2>
          <ul>
            {limits.map(({ never, because }) => (
              <li key={never}>
                <b>{never}</b>
                {because}
              </li>
            ))}
          </ul>
        </div>
        {emergency && (
          <div className={styles.emergency}>
            <h3>{emergency.title}</h3>
            <blockquote>{emergency.quote}</blockquote>
            <ol>
              {emergencySteps(emergency).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {emergency.note && <p>{emergency.note}</p>}
          </div>
        )}
      </Grid>
    </TradeSection>
  );
}
