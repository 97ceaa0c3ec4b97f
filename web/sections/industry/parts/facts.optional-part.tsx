import type { PartProps } from "../views.tsx";
import styles from "./facts.module.css";

/** Printed facts in one row. */
export function Facts({ part: { rows } }: PartProps<"facts">) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
