import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./grid.module.css";

/** Section paper. */
export function GridPaper({ sheet, children }: LookProps) {
  return (
    <Paper sheet={sheet} className={styles.sheet}>
      {children}
    </Paper>
  );
}
