import type { SectionProps } from "../load-section.ts";
import { groundOf, HourList, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./day-week.module.css";

/** A week as stops on a line; the last one is reached. */
export function DayWeek({ section }: SectionProps<"day">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <HourList hours={section.hours} className={styles.week} />
    </TradeSection>
  );
}
