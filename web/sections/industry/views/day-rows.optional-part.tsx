import type { SectionProps } from "../load-section.ts";
import { groundOf, HourList, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./day-rows.module.css";

/** A day of calls; the hours stand in the margin. */
export function DayRows({ section }: SectionProps<"day">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <HourList hours={section.hours} className={styles.day} />
    </TradeSection>
  );
}
