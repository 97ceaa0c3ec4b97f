import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./letter.module.css";

/** A letter under its head. */
export function Letter({ sheet, children }: LookProps) {
  return (
    <Paper sheet={sheet} className={styles.sheet}>
      {children}
    </Paper>
  );
}
