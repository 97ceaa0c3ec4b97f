import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./carbon.module.css";

/** The first of three copies; canary and pink lie below. */
export function Carbon({ sheet, children }: LookProps) {
  return (
    <div className={styles.copies}>
      <Paper sheet={sheet} className={styles.first}>
        {children}
        {sheet.copy && <p className={styles.copy}>{sheet.copy}</p>}
      </Paper>
    </div>
  );
}
