import { Grid } from "../../../ui/section.tsx";
import type { SectionProps } from "../load-section.ts";
import { AllSystems, SystemLink } from "../system-entry.tsx";
import { TradeSection } from "../trade-section.tsx";
import styles from "./systems-list.module.css";

/** Where it writes, as a list. */
export function SystemsList({ section }: SectionProps<"systems">) {
  if (section.look === "copies") return null;
  return (
    <TradeSection>
      <Grid>
        <div className={styles.words}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
          <AllSystems />
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
      </Grid>
    </TradeSection>
  );
}
