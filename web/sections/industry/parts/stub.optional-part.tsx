import type { PartProps } from "../views.tsx";
import styles from "./stub.module.css";

/** The half that is torn off. */
export function Stub({ part: { label, number } }: PartProps<"stub">) {
  return (
    <p className={styles.stub}>
      {label} <b>{number}</b>
    </p>
  );
}
