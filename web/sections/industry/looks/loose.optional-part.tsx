import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./loose.module.css";

/** No sheet at all: a card or a tag that lies beside the others. */
export function Loose({ sheet, children }: LookProps) {
  return (
    <Paper sheet={sheet} className={styles.sheet}>
      {children}
    </Paper>
  );
}
