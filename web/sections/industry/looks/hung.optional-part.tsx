import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./hung.module.css";

/** An element that hangs over the corner of the preceding sheet. */
export function Hung({ sheet, children }: LookProps) {
  return (
    <Paper sheet={sheet} className={styles.sheet}>
      {children}
    </Paper>
  );
}
