import type { SectionProps } from "../load-section.ts";
import { AllSystems, SystemLink } from "../system-entry.tsx";
import { TradeSection } from "../trade-section.tsx";
import styles from "./systems-columns.module.css";

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
      <dl className={styles.systems}>
        {section.systems.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <SystemLink name={name} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </TradeSection>
  );
}
