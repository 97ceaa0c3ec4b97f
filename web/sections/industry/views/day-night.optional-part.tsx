import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./day-night.module.css";

/** The hours of one night as cards. */
export function DayNight({ section }: SectionProps<"day">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <ol className={styles.night}>
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
