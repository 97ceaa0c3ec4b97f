import type { PartProps } from "../views.tsx";
import styles from "./alarm.module.css";

/** A line that stops everything else on the sheet. */
export function Alarm({ part: { text } }: PartProps<"alarm">) {
  return <p className={styles.alarm}>{text}</p>;
}
