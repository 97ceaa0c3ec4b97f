import type { SectionProps } from "../load-section.ts";
import { TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./day-leaf.module.css";

/** A day of calls on a leaf of the book, its hours left of the double rule. */
export function DayLeaf({ section }: SectionProps<"day">) {
  return (
    <TradeSection ground="surface">
      <TradeHead {...section} />
      <ol className={styles.leaf}>
        {section.hours.map(({ time, title, text }) => (
          <li key={time + title}>
            <time>{time}</time>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </TradeSection>
  );
}
