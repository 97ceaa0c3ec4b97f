import type { TextCard } from "#content/card.ts";
import { classNames } from "./class-names.ts";
import { Pen } from "./pen.tsx";
import styles from "./pen-steps.module.css";

/** Of the pictures, chosen by eye: more is written at each step, most at the last. */
const seeds = [9, 3, 6, 15];

/** Three or four steps on one line that runs from one edge of the sheet to the other. */
export function PenSteps({ steps }: { steps: readonly TextCard[] }) {
  return (
    <ol className={classNames(styles.steps, steps.length > 3 && styles.four)}>
      {steps.map(({ title, description }, index) => {
        const place = index < steps.length - 1 ? index : seeds.length - 1;
        return (
          <li key={title}>
            <Pen
              seed={seeds[place]}
              words={[place + 2]}
              unit={9}
              height={26}
              gap={4}
              onLine
              className={styles.pen}
            />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        );
      })}
    </ol>
  );
}
