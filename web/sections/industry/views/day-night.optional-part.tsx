import type { SectionProps } from "../load-section.ts";
import { groundOf, HourList, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./day-night.module.css";

/** The hours of one night as cards. */
export function DayNight({ section }: SectionProps<"day">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <HourList hours={section.hours} className={styles.night} />
    </TradeSection>
  );
}
