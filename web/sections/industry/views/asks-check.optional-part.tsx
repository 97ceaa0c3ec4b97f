import { Grid } from "../../../ui/section.tsx";
import type { SectionProps } from "../load-section.ts";
import { Boxes } from "../parts/boxes.optional-part.tsx";
import { groundOf, TradeSection } from "../trade-section.tsx";
import styles from "./asks-check.module.css";

/** The agent's questions, as the lines of a guest check with its sum. */
export function AsksCheck({ section }: SectionProps<"asks">) {
  if (section.look !== "check") return null;
  const { title, text, more, check } = section;
  return (
    <TradeSection ground={groundOf(section)}>
      <Grid>
        <div className={styles.words}>
          <h2>{title}</h2>
          {[text, ...more].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.check}>
          <p className={styles.head}>
            <b>{check.title}</b>
            <span>{check.number}</span>
          </p>
          <Boxes part={{ kind: "boxes", boxes: check.boxes }} />
          <ol>
            {check.lines.map((line) => (
              <li key={line.text}>
                <span>{line.text}</span>
                <b>{line.value}</b>
              </li>
            ))}
          </ol>
          <p className={styles.sum}>
            <span>{check.sum.text}</span>
            <b>{check.sum.value}</b>
          </p>
          <p className={styles.foot}>{check.foot}</p>
        </div>
      </Grid>
    </TradeSection>
  );
}
