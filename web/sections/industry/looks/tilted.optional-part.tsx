import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./tilted.module.css";

/** A card that lies a little askew. */
export function Tilted({ sheet, children }: LookProps) {
  return (
    <Paper sheet={sheet} className={styles.sheet}>
      {children}
    </Paper>
  );
}
