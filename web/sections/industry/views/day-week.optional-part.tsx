import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./day-week.module.css";

/** A week as stops on a line; the last one is reached. */
export function DayWeek({ section }: SectionProps<"day">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <ol className={styles.week}>
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
