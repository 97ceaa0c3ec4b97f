import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./spread.module.css";

/** The page of a book that runs off the right edge. */
export function Spread({ sheet, children }: LookProps) {
  return (
    <Paper sheet={sheet} className={styles.sheet}>
      {children}
    </Paper>
  );
}
