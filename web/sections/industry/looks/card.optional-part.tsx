import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./card.module.css";

/** A small card, laid down a little askew. */
export function Card({ sheet, children }: LookProps) {
  return (
    <Paper sheet={sheet} className={styles.sheet}>
      {children}
    </Paper>
  );
}
