import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./hang-tag.module.css";

/** A tag with a hole, on its red string. */
export function HangTag({ sheet, children }: LookProps) {
  return (
    <Paper sheet={sheet} className={styles.sheet}>
      {children}
    </Paper>
  );
}
