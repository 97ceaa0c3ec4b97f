import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./day-rows.module.css";

/** A day of calls; the hours stand in the margin. */
export function DayRows({ section }: SectionProps<"day">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <ol className={styles.day}>
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
