import { emergencySteps } from "../emergency-steps.ts";
import type { SectionProps } from "../load-section.ts";
import { TradeSection } from "../trade-section.tsx";
import styles from "./never-band.module.css";

/** The agent's limits in one row, and the emergency across the page. */
export function NeverBand({ section, page: { emergency } }: SectionProps<"never">) {
  const { title, ground, limits } = section;
  return (
    <TradeSection ground={ground}>
      <h2>{title}</h2>
      <ul className={styles.limits}>
        {limits.map(({ never, because }) => (
          <li key={never}>
            <b>{never}</b>
            {because}
          </li>
        ))}
      </ul>
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
    </TradeSection>
  );
}
