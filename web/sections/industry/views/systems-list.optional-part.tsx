import { Grid } from "../../../ui/section.tsx";
import type { SectionProps } from "../load-section.ts";
import { AllSystems, SystemRows } from "../system-entry.tsx";
import { TradeSection } from "../trade-section.tsx";
import styles from "./systems-list.later.module.css";

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
        <SystemRows systems={section.systems} className={styles.systems} />
      </Grid>
    </TradeSection>
  );
}
