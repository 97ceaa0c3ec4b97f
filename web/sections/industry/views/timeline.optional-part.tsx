import type { CSSProperties } from "react";
import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./timeline.module.css";

/** Stops along one line, and what lies between them. */
export function Timeline({ section }: SectionProps<"timeline">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <ol className={styles.stops} style={{ "--stops": section.stops.length } as CSSProperties}>
        {section.stops.map(({ time, title, text, gap }) => (
          <li key={time + title}>
            <time>{time}</time>
            <h3>{title}</h3>
            <p>{text}</p>
            {gap && <i>{gap}</i>}
          </li>
        ))}
      </ol>
    </TradeSection>
  );
}
