import type { PartProps } from "../views.tsx";
import styles from "./key-number.module.css";

/** The large number of a tag. */
export function KeyNumber({ part: { number, under } }: PartProps<"key-number">) {
  return (
    <p className={styles.number}>
      <b>{number}</b> {under}
    </p>
  );
}
