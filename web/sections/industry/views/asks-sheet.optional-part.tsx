import type { SectionProps } from "../load-section.ts";
import { Sheet } from "../sheet.tsx";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./asks-sheet.module.css";

/** The agent's questions, as one printed form. */
export function AsksSheet({ section }: SectionProps<"asks">) {
  if (section.look !== "sheet") return null;
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <div className={styles.form}>
        <Sheet sheet={section.sheet} />
      </div>
    </TradeSection>
  );
}
