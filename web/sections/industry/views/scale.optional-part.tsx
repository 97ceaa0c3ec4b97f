import type { CSSProperties } from "react";
import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./scale.module.css";

/** One scale from what cannot wait to what can. */
export function Scale({ section }: SectionProps<"scale">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <ol className={styles.scale} style={{ "--steps": section.steps.length } as CSSProperties}>
        {section.steps.map(({ figure, title, items, result }) => (
          <li key={title}>
            <b>{figure}</b>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>{result}</p>
          </li>
        ))}
      </ol>
    </TradeSection>
  );
}
