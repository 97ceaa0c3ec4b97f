import type { CSSProperties } from "react";
import type { SectionProps } from "../load-section.ts";
import { Drawing } from "../sheet.tsx";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./pictures.module.css";

/** Small drawings in their order. */
export function Pictures({ section }: SectionProps<"pictures">) {
  const count = { "--pictures": section.pictures.length } as CSSProperties;
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <ol className={styles.pictures} style={count}>
        {section.pictures.map(({ drawing, title, text }) => (
          <li key={drawing}>
            <Drawing name={drawing} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </TradeSection>
  );
}
