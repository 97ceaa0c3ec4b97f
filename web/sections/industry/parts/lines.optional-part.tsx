import type { PartProps } from "../views.tsx";
import styles from "./lines.module.css";

/** Term and value, one to a line. What is left to a person stands in print. */
export function Lines({ part: { rows } }: PartProps<"lines">) {
  return (
    <dl className={styles.lines}>
      {rows.map(({ term, value, open }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={open && styles.open}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
