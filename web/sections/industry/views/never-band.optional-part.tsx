import type { SectionProps } from "../load-section.ts";
import { TradeSection } from "../trade-section.tsx";
import styles from "./never-band.module.css";
import { NeverEmergency, NeverLimits } from "./never-words.tsx";

/** The agent's limits in one row, and the emergency across the page. */
export function NeverBand({ section, page }: SectionProps<"never">) {
  return (
    <TradeSection ground={section.ground}>
      <h2>{section.title}</h2>
      <NeverLimits limits={section.limits} className={styles.limits} />
      <NeverEmergency emergency={page.emergency} className={styles.emergency} />
    </TradeSection>
  );
}
