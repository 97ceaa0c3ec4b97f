import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./columns.module.css";

/** Lists side by side, each on a sheet of its own. */
export function Columns({ section }: SectionProps<"columns">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <div className={styles.columns}>
        {section.columns.map(({ title, note, items, result }) => (
          <div key={title}>
            <h3>{title}</h3>
            {note && <p>{note}</p>}
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {result && <p className={styles.result}>{result}</p>}
          </div>
        ))}
      </div>
    </TradeSection>
  );
}
