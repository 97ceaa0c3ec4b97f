import type { SectionProps } from "../load-section.ts";
import { AllSystems, SystemRows } from "../system-entry.tsx";
import { TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./systems-copies.later.module.css";

/** Where it writes, copy by copy. */
export function SystemsCopies({ section }: SectionProps<"systems">) {
  if (section.look !== "copies") return null;
  return (
    <TradeSection>
      <TradeHead {...section} />
      <div className={styles.copies}>
        {section.copies.map(({ title, systems }) => (
          <div key={title}>
            <h3>{title}</h3>
            <SystemRows systems={systems} />
          </div>
        ))}
      </div>
      <AllSystems />
    </TradeSection>
  );
}
