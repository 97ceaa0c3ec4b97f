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
        {section.hours.map(({ time, title, text, busy = 1 }, index) => (
          <li key={time + title}>
            <svg width="120" height="100" viewBox="0 0 120 100" aria-hidden="true">
              <path d={voice(busy, index)} />
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

/** As many bars, and as tall ones, as the hour is busy. */
function voice(busy: number, index: number): string {
  const heights = barHeights(busy + 1, index + 2, 96);
  const scale = (15 * busy + 20) / Math.max(...heights);
  return heights
    .map((height, bar) => `M${2 + bar * 22} 100v-${Math.round(height * scale)}`)
    .join("");
}
