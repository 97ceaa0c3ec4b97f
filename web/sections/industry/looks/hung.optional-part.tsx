import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./hung.module.css";

/** What hangs over the corner of the sheet before it. */
export function Hung({ sheet, children }: LookProps) {
  return (
    <Paper sheet={sheet} className={styles.sheet}>
      {children}
    </Paper>
  );
}
