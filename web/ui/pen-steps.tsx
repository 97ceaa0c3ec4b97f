import { stepLine } from "#content/pen-line-names.ts";
import type { TextCard } from "#content/types/card.ts";
import { classNames } from "./class-names.ts";
import { isPenLine, Pen } from "./pen.tsx";
import styles from "./pen-steps.module.css";

/** Three or four steps on one line that runs across the whole page. */
export function PenSteps({ steps }: { steps: readonly TextCard[] }) {
  return (
    <ol className={classNames(styles.steps, steps.length > 3 && styles.four)}>
      {steps.map(({ title, description }) => {
        const line = stepLine(title);
        const written = isPenLine(line);
        return (
          <li key={title}>
            {written && <Pen line={line} className={styles.pen} />}
            <h3 className={written ? "visually-hidden" : undefined}>{title}</h3>
            <p>{description}</p>
          </li>
        );
      })}
    </ol>
  );
}
