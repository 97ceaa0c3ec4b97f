import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./framed.module.css";

/** A sheet in one thin rule. */
export function Framed({ sheet, children }: LookProps) {
  return (
    <Paper sheet={sheet} className={styles.sheet}>
      {children}
    </Paper>
  );
}
