import type { SectionProps } from "../load-section.ts";
import { AllSystems, SystemRows } from "../system-entry.tsx";
import { TradeSection } from "../trade-section.tsx";
import styles from "./systems-columns.later.module.css";

/** Where it writes, in four columns. */
export function SystemsColumns({ section }: SectionProps<"systems">) {
  if (section.look === "copies") return null;
  return (
    <TradeSection>
      <div className={styles.words}>
        <h2>{section.title}</h2>
        <div>
          <p>{section.text}</p>
          <AllSystems />
        </div>
      </div>
      <SystemRows systems={section.systems} className={styles.systems} />
    </TradeSection>
  );
}
