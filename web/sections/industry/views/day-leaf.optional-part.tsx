import type { SectionProps } from "../load-section.ts";
import { HourList, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./day-leaf.module.css";

/** A day of calls on a leaf of the book, its hours left of the double rule. */
export function DayLeaf({ section }: SectionProps<"day">) {
  return (
    <TradeSection ground="surface">
      <TradeHead {...section} />
      <HourList hours={section.hours} className={styles.leaf} />
    </TradeSection>
  );
}
