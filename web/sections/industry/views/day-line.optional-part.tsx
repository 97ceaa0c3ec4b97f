import { barHeights } from "../../../ui/bar-heights.ts";
import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./day-line.module.css";

/** A day as one line that rises where somebody calls. */
export function DayLine({ section }: SectionProps<"day">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <ol className={styles.line}>
        {section.hours.map(({ time, title, text }, index) => (
          <li key={time + title}>
            <svg width="120" height="100" viewBox="0 0 120 100" aria-hidden="true">
              <path d={voice(index)} />
            </svg>
            <time>{time}</time>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </TradeSection>
  );
}

/** As many bars as the hour of the day is busy: loudest in the evening. */
function voice(index: number): string {
  const count = 2 + ((index * 3) % 4);
  return barHeights(count, index + 2, 96)
    .map((height, bar) => `M${2 + bar * 22} 100v-${height}`)
    .join("");
}
